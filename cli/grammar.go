package cli

import (
	"github.com/urfave/cli/v3"

	"hone/spirv"
)

// grammarFlag is --grammar, common to the commands that read or write modules.
func grammarFlag() cli.Flag {
	return &cli.StringSliceFlag{Name: "grammar",
		Usage: "learn instructions and enumerants from the JSON grammar `FILE`, in the form of the Khronos grammar"}
}

// loadGrammar extends the tables by what --grammar names. It comes before anything is read.
func (s *session) loadGrammar(c *cli.Command) error {
	for _, file := range c.StringSlice("grammar") {
		data, err := s.read(file)
		if err != nil {
			return err
		}
		if err := spirv.Extend(data); err != nil {
			return inputError(file, err)
		}
	}
	return nil
}
