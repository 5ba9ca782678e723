// Package lint has tests of the repository's own source: rules that neither the compiler nor vet knows.
package lint
