package measure

import (
	"sync"
	"time"

	"hone/vulkan"
	"hone/vulkan/internal/drivers"
	"hone/vulkan/internal/variants"
)

// grace is how long a pipeline may go on after the deadline.
const grace = 20 * time.Second

// With is Run with a driver: each job has a process of it, which is started again where it crashes.
func With(d *drivers.Driver, device string, set *variants.Set, o Options) (*Results, error) {
	var lock sync.Mutex
	var workers []*vulkan.Worker
	o.Open = func() (Creator, error) {
		w, err := d.Worker(device)
		if err != nil {
			return nil, err
		}
		if !o.Deadline.IsZero() {
			w.Deadline = o.Deadline.Add(grace)
		}
		lock.Lock()
		defer lock.Unlock()
		workers = append(workers, w)
		return w, nil
	}
	r, err := Run(set, o)
	for _, w := range workers {
		w.Close()
	}
	if err != nil {
		return nil, err
	}
	r.Driver = workers[0].Info().String()
	return r, nil
}
