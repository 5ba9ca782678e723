package cli

import "hone/lower/target"

// explainedModules is the output of hone lower --explain --json.
type explainedModules struct {
	Modules []explainedModule `json:"modules"`
}

type explainedModule struct {
	File      string       `json:"file"`
	Lowerings []effectJSON `json:"lowerings"`
	Idle      []string     `json:"idle"` // lowerings without an effect
}

type effectJSON struct {
	Name      string   `json:"name"`
	Doc       string   `json:"doc"`
	Why       []string `json:"why"`
	Had       []string `json:"had"`
	Done      []string `json:"done"`
	LeftAlone []string `json:"left_alone"`
}

func effectsOf(list []target.Effect) []effectJSON {
	out := []effectJSON{}
	for _, x := range list {
		out = append(out, effectJSON{x.Name, x.Doc, orEmpty(x.Why), orEmpty(x.Had), orEmpty(x.Done), orEmpty(x.LeftAlone)})
	}
	return out
}
