#!/usr/bin/env bash
# build.sh remakes every compiled module in this folder from its source.
#
#   build.sh [--val] [PATTERN...]
#
#   --val     also run spirv-val on every module made (all but those of asm/new)
#   PATTERN   make only sources whose path, relative to this folder, contains PATTERN
#
# How a file is compiled stands in the comments that open it:
#
#   target: vulkan1.1            environment, and optionally a SPIR-V version: "vulkan1.1 spirv1.4"
#   flags: -g                    further options for the front end
#
# Tools: glslangValidator, clang-15, llvm-spirv-15, spirv-as, spirv-val. For asm/new: go.
set -euo pipefail
export LC_ALL=C
shopt -s nullglob

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT

val=0
patterns=()
for a in "$@"; do
	case $a in
	--val) val=1 ;;
	-*) echo "usage: build.sh [--val] [PATTERN...]" >&2; exit 2 ;;
	*) patterns+=("$a") ;;
	esac
done

failed=0

wanted() { # PATH
	local p
	[ ${#patterns[@]} -eq 0 ] && return 0
	for p in "${patterns[@]}"; do
		case $1 in *"$p"*) return 0 ;; esac
	done
	return 1
}

header() { # FILE KEY: the value of "KEY: value" in the first five lines
	sed -n "1,5s/^\(\/\/\|;\) $2: *//p" "$1" | head -n 1
}

valenv() { # the words of target: as spirv-val names them
	case "$*" in
	"vulkan1.1 spirv1.4") echo vulkan1.1spv1.4 ;;
	spirv*) echo "spv${1#spirv}" ;;
	*) echo "$1" ;;
	esac
}

report() { # SOURCE MODULE ENV
	if [ $val -eq 1 ] && [ -n "$3" ]; then
		local o=()
		[ -n "${4:-}" ] && o=($4)
		if ! spirv-val --target-env "$3" ${o[@]+"${o[@]}"} "$2"; then
			echo "INVALID $2 ($3)" >&2
			failed=1
			return
		fi
		echo "$2 ($3, valid)"
	else
		echo "$2"
	fi
}

bad() {
	echo "FAILED $1" >&2
	failed=1
}

glslang() { # SOURCE STAGE-or-empty
	local src=$1 stage=$2 target flags t args=()
	target=$(header "$src" target)
	flags=$(header "$src" flags)
	: "${target:=vulkan1.1}"
	for t in $target; do args+=(--target-env "$t"); done
	# From the folder of the source and by its bare name, so that no path ends up in debug information.
	if [ -n "$stage" ]; then
		(cd "$(dirname "$src")" && glslangValidator --quiet -D -V -e main -S "$stage" "${args[@]}" $flags -o "$tmp/out.spv" "$(basename "$src")") || { bad "$src"; return; }
	else
		(cd "$(dirname "$src")" && glslangValidator --quiet -V "${args[@]}" $flags -o "$tmp/out.spv" "$(basename "$src")") || { bad "$src"; return; }
	fi
	mv "$tmp/out.spv" "$src.spv"
	report "$src" "$src.spv" "$(valenv $target)" "$(header "$src" val)"
}

opencl() { # SOURCE
	local src=$1 flags
	flags=$(header "$src" flags)
	: "${flags:=-O0}"
	(
		cd "$(dirname "$src")" &&
			clang-15 -target spir64-unknown-unknown -Xclang -finclude-default-header $flags -emit-llvm -c -o "$tmp/out.bc" "$(basename "$src")" &&
			llvm-spirv-15 --spirv-max-version=1.2 -o "$tmp/out.spv" "$tmp/out.bc"
	) || { bad "$src"; return; }
	mv "$tmp/out.spv" "$src.spv"
	report "$src" "$src.spv" opencl2.2
}

asm() { # SOURCE
	local src=$1 out=${1%.spvasm}.spv target
	target=$(header "$src" target)
	: "${target:=vulkan1.1}"
	spirv-as --target-env "$(valenv $target)" -o "$tmp/out.spv" "$src" || { bad "$src"; return; }
	mv "$tmp/out.spv" "$out"
	report "$src" "$out" "$(valenv $target)" "$(header "$src" val)"
}

cd "$here"
for f in glsl/* pictures/* kernels/*.comp; do
	case $f in
	*.spv) ;;
	*) if wanted "$f"; then glslang "$f" ""; fi ;;
	esac
done
for f in hlsl/*.hlsl kernels/*.hlsl; do
	stage=${f%.hlsl}
	stage=${stage##*.}
	if wanted "$f"; then glslang "$f" "$stage"; fi
done
for f in opencl/*.cl; do
	if wanted "$f"; then opencl "$f"; fi
done
for f in asm/*.spvasm; do
	if wanted "$f"; then asm "$f"; fi
done

# What Debian's spirv-as doesn't know is assembled by hone itself, once there is a hone.
new=()
for f in asm/new/*.spvasm; do
	if wanted "$f"; then new+=("$f"); fi
done
if [ ${#new[@]} -gt 0 ]; then
	if [ -d "$root/cmd/hone" ]; then
		(cd "$root" && go build -o "$tmp/hone" ./cmd/hone)
		for f in "${new[@]}"; do
			if "$tmp/hone" as "$f" -o "$tmp/out.spv"; then
				mv "$tmp/out.spv" "${f%.spvasm}.spv"
				report "$f" "${f%.spvasm}.spv" ""
			else
				bad "$f"
			fi
		done
	else
		echo "asm/new: left out, there is no cmd/hone"
	fi
fi
exit $failed
