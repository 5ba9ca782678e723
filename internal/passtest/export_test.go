package passtest

// RunArchive runs the cases of a file, see runArchive.
var RunArchive = runArchive
