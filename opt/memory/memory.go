// Package memory has the optimizations of loads and stores: what they read and write is followed through memory SSA.
package memory
