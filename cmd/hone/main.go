// Command hone optimizes SPIR-V modules. See package [hone/cli], which is the command as a library.
package main

import "hone/cli"

func main() { cli.Main() }
