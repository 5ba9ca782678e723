// Package loops has the optimizations of loops.
package loops
