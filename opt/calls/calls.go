// Package calls has the optimizations across functions.
package calls
