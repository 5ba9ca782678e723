// Package near finds the name that somebody meant.
package near

import (
	"iter"
	"strings"
)

// Name returns the candidate that a word is likely meant to be, "" where none is like it. A candidate is like the word
// if one letter in four is wrong, missing, surplus or exchanged with the next one, but one in a shorter word, too; else
// if the word is its beginning, of three letters or more. The case of letters counts for nothing. Cost: the letters of
// the word times those of all candidates that have about as many.
func Name(word string, candidates iter.Seq[string]) string {
	if len(word) < 2 || len(word) > maxLength {
		return ""
	}
	best, limit := "", max(1, len(word)/4)
	begins := ""
	for c := range candidates {
		if begins == "" && len(word) >= 3 && len(c) > len(word) && strings.EqualFold(c[:len(word)], word) {
			begins = c
		}
		if d := len(c) - len(word); d > limit || -d > limit {
			continue
		}
		if d := distance(word, c); d < limit || d == limit && best == "" {
			best, limit = c, d
		}
	}
	if best == "" {
		return begins
	}
	return best
}

const maxLength = 64

// distance returns how many insertions, deletions, replacements and swaps of neighbours lead from one name to the
// other, letter case counting for nothing: the optimal string alignment distance. a has at most maxLength bytes.
func distance(a, b string) int {
	var rows [3][maxLength + 1]int
	last, row, next := &rows[0], &rows[1], &rows[2]
	for i := range len(a) + 1 {
		row[i] = i
	}
	for j := range len(b) {
		next[0] = j + 1
		for i := range len(a) {
			cost := row[i]
			if a[i]|0x20 != b[j]|0x20 {
				cost++
			}
			cost = min(cost, row[i+1]+1, next[i]+1)
			if i > 0 && j > 0 && a[i]|0x20 == b[j-1]|0x20 && a[i-1]|0x20 == b[j]|0x20 {
				cost = min(cost, last[i-1]+1)
			}
			next[i+1] = cost
		}
		last, row, next = row, next, last
	}
	return row[len(a)]
}
