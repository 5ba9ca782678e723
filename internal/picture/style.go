package picture

// maxDepthColor is the depth of loops from which on colors stay the same.
const maxDepthColor = 4

// How edges and boxes look where there is no style sheet.
var edgeStyles = [numEdgeKinds]struct{ color, dot string }{
	Branch:   {"#57606a", "solid"},
	True:     {"#009e73", "solid"},
	False:    {"#d55e00", "solid"},
	Case:     {"#57606a", "solid"},
	Break:    {"#e69f00", "bold"},
	Continue: {"#cc79a7", "bold"},
	Back:     {"#0072b2", "bold"},
	Exit:     {"#000000", "dashed"},
	Declared: {"#57606a", "dotted"},
	TreeEdge: {"#57606a", "solid"},
}

var boxStyles = [numBoxKinds]struct{ color, dot string }{
	WholeBox:     {"#8c959f", "solid"},
	SelectionBox: {"#8c959f", "solid"},
	SwitchBox:    {"#009e73", "solid"},
	CaseBox:      {"#8c959f", "dotted"},
	LoopBox:      {"#0072b2", "bold"},
	ContinueBox:  {"#cc79a7", "dashed"},
}

// depthColors are behind what is in so many loops, from one on.
var depthColors = [maxDepthColor]string{"#e6f1fa", "#c9e0f4", "#a3cbea", "#7bb2de"}

// style is the sheet of every picture. Colors of edges are those of Okabe and Ito ("Color Universal Design",
// 2008), which people who do not see red or green distinguish; in print without color, labels and the places of
// edges do the same. The dark scheme is what a viewer in dark mode shows.
const style = `
text { font: 12px "DejaVu Sans Mono", Menlo, Consolas, "Liberation Mono", monospace; white-space: pre; fill: #24292f }
.title { font: 600 16px system-ui, "Segoe UI", "DejaVu Sans", Arial, sans-serif }
.small { font-size: 10px }
.page { fill: #ffffff }
.name { font-weight: bold }
.note { font-weight: normal; fill: #6e7781 }
.r { fill: #0550ae }
.i { fill: #3b4754 }
.s { fill: #116329 }
.v { fill: #8250a0 }
.block rect { fill: #ffffff; stroke: #57606a; stroke-width: 1.2 }
.box rect { fill: #57606a; fill-opacity: .035; stroke: #8c959f; stroke-width: 1 }
.box text { fill: #57606a }
.box.casebox rect { stroke-dasharray: 2 3 }
.box.switch rect { fill: #009e73; fill-opacity: .06; stroke: #009e73 }
.box.loop rect { fill: #0072b2; fill-opacity: .08; stroke: #0072b2; stroke-width: 1.5 }
.box.loop text { fill: #0072b2; font-weight: bold }
.box.continuebox rect { fill: #cc79a7; fill-opacity: .12; stroke: #cc79a7; stroke-dasharray: 5 3 }
.block.depth1 rect, .box.loop.depth1 rect { fill: #e6f1fa; fill-opacity: 1 }
.block.depth2 rect, .box.loop.depth2 rect { fill: #c9e0f4; fill-opacity: 1 }
.block.depth3 rect, .box.loop.depth3 rect { fill: #a3cbea; fill-opacity: 1 }
.block.depth4 rect, .box.loop.depth4 rect { fill: #7bb2de; fill-opacity: 1 }
.line { fill: none; stroke: #57606a; stroke-width: 1.5 }
.arrow { fill: #57606a }
.edge:hover .line { stroke-width: 4 }
.label { fill: #24292f }
.true .line { stroke: #009e73 } .true .arrow, .label.true { fill: #009e73 }
.false .line { stroke: #d55e00 } .false .arrow, .label.false { fill: #d55e00 }
.break .line { stroke: #e69f00; stroke-width: 2 } .break .arrow { fill: #e69f00 }
.continue .line { stroke: #cc79a7; stroke-width: 2 } .continue .arrow { fill: #cc79a7 }
.back .line { stroke: #0072b2; stroke-width: 2.2 } .back .arrow { fill: #0072b2 }
.exit .line { stroke: #000000; stroke-width: 2.5; stroke-dasharray: 7 3 }
.declared .line { stroke-dasharray: 2 3 }
@media screen and (prefers-color-scheme: dark) {
text { fill: #d0d7de }
.page { fill: #0d1117 }
.note, .box text { fill: #8b949e }
.r { fill: #79c0ff }
.i { fill: #b1bac4 }
.s { fill: #7ee787 }
.v { fill: #d2a8ff }
.block rect { fill: #161b22; stroke: #8b949e }
.box rect { fill: #8b949e; fill-opacity: .08; stroke: #6e7681 }
.box.loop rect, .back .line { stroke: #3ba3e0 } .box.loop text, .back .arrow { fill: #3ba3e0 }
.block.depth1 rect, .box.loop.depth1 rect { fill: #10263a; fill-opacity: 1 }
.block.depth2 rect, .box.loop.depth2 rect { fill: #14354f; fill-opacity: 1 }
.block.depth3 rect, .box.loop.depth3 rect { fill: #194766; fill-opacity: 1 }
.block.depth4 rect, .box.loop.depth4 rect { fill: #1e5a80; fill-opacity: 1 }
.line { stroke: #8b949e } .arrow { fill: #8b949e }
.label { fill: #d0d7de }
.exit .line { stroke: #ffffff }
}
`
