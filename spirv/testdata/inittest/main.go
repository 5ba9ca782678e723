// Command inittest does nothing but import the package, so that GODEBUG=inittrace=1 shows what that costs.
package main

import "hone/spirv"

func main() { println(spirv.OpLoad.String(), spirv.Extend != nil) }
