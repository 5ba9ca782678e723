package drivercheck

import (
	"hone/internal/peers"
	"hone/vulkan"
)

// NewSecond returns a worker with the lavapipe that hone/internal/peers finds. The error says that there is none.
func NewSecond() (*vulkan.Worker, error) {
	launcher, err := peers.FindIn(peers.Suite, "with-lavapipe")
	if err != nil {
		return nil, err
	}
	return vulkan.NewWorkerWith(vulkan.Launch{Program: []string{launcher.Path}}, "")
}
