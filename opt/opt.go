// Package opt has the optimizations. A file has the name of its pass, and the parts of a larger pass have it in front.
// Each is sound for every valid module: what it does not know it leaves alone.
package opt
