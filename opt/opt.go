// Package opt has the optimizations, one file a pass. Each is sound for every valid module: what it does not
// know it leaves alone.
package opt
