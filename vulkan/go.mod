module hone/vulkan

go 1.26

require hone v0.0.0

require github.com/ebitengine/purego v0.11.3

replace hone => ../
