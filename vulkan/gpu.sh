#!/usr/bin/env bash
# Statistics and times of compute kernels on a machine with a GPU, without network or Go there, in 10 minutes at most.
#
#   vulkan/gpu.sh pack DIR      where Go and spirv-opt are: the built command and all variants of the kernels go to DIR
#   DIR/gpu.sh run              on the machine with the GPU: results go to DIR/results, or where OUT says
#
# The kernels are testdata/shaders/kernels and ../shared/kernels. Of the latter, the statistics are with the constants of
# its table, and the times of the kernels for which vulkan/testdata/kernels has inputs. Arguments after run go to the
# command, such as --driver lavapipe. After SECONDS_EACH (100) each of the four parts begins no further kernel.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)

pack() {
	local root=$here/.. out kernels
	mkdir -p "$1"
	out=$(cd "$1" && pwd)
	CGO_ENABLED=0 go -C "$root/vulkan" build -trimpath -o "$out/drivercheck" ./cmd/drivercheck
	cp "${BASH_SOURCE[0]}" "$out/gpu.sh"
	if [ -d "$root/testdata/shaders/kernels" ]; then
		"$out/drivercheck" --write "$out/own" "$root/testdata/shaders/kernels" >"$out/own.txt"
		cp "$root"/testdata/shaders/kernels/*.yaml "$out/own/none/"
	fi
	if [ -f "$root/../shared/kernels/kernels.zip" ]; then
		kernels=$(mktemp -d)
		unzip -q -o "$root/../shared/kernels/kernels.zip" -d "$kernels"
		cp "$(find "$kernels" -name kernels.tsv)" "$out/shared.tsv"
		"$out/drivercheck" --write "$out/shared" "$kernels" >"$out/shared.txt"
		cp "$root"/vulkan/testdata/kernels/*.yaml "$out/shared/none/"
		rm -r "$kernels"
	fi
	echo "$out"
}

# part NAME ARGUMENTS...: runs the command over the variants of NAME, and goes on where it fails.
part() {
	local name=$1 folders=() folder
	shift
	[ -f "$name.txt" ] || return 0
	while read -r folder; do folders+=("$name/${folder##*/}"); done <"$name.txt"
	timeout $((SECONDS_EACH + 50)) ./drivercheck "$@" --budget "${SECONDS_EACH}s" "${folders[@]}" ||
		echo "gpu.sh: drivercheck $* ended with status $?" >&2
}

run() {
	local results=${OUT:-$here/results}
	mkdir -p "$results"
	results=$(cd "$results" && pwd)
	cd "$here"
	: "${SECONDS_EACH:=100}"
	./drivercheck --devices >"$results/devices.txt" 2>&1 || true
	part own --time --json --out "$results/own-times.json" "$@"
	part shared --time --json --out "$results/shared-times.json" "$@"
	part own --stats --runs 3 --json --out "$results/own-statistics.json" "$@"
	part shared --stats --runs 1 --constants shared.tsv --json --out "$results/shared-statistics.json" "$@"
	ls -l "$results"
}

case "${1:-}" in
pack) pack "${2:?the folder to pack into}" ;;
run) shift && run "$@" ;;
*) sed -n '2,11p' "${BASH_SOURCE[0]}" && exit 2 ;;
esac
