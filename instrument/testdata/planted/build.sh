#!/usr/bin/env bash
# build.sh remakes the modules in this folder, two of each source: NAME.STAGE.spv with the bug, and with FIXED defined
# NAME.STAGE.fixed.spv without it.
#
#   build.sh [PATTERN]
#
# Comments that open a source say how it is compiled ("target: vulkan1.2 spirv1.4", "flags: -gVS"), and what it runs
# on ("in 0.0: u32:1,2,3", as hone run --in). Made with glslang 12.0.0.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
for f in *.comp *.vert *.frag *.geom *.tesc *.tese *.task *.mesh *.rgen *.rchit *.rahit *.rmiss *.rint *.rcall; do
	case $f in *"${1:-}"*) ;; *) continue ;; esac
	header() { sed -n "1,8s/^\/\/ $1: *//p" "$f" | head -n 1; }
	target=$(header target)
	flags=$(header flags)
	args=()
	for t in ${target:-vulkan1.1}; do args+=(--target-env "$t"); done
	glslangValidator --quiet -V "${args[@]}" ${flags:--g} -o "$f.spv" "$f"
	glslangValidator --quiet -V "${args[@]}" ${flags:--g} -DFIXED -o "$f.fixed.spv" "$f"
done
