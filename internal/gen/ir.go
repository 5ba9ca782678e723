package main

func writeBuilder(w *writer, g *grammars) {}
func writeViews(w *writer, g *grammars)   {}
