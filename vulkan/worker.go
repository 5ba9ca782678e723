package vulkan

import (
	"encoding/gob"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"slices"
	"strings"
	"sync"
	"time"
)

// Worker is a device in a process of its own: a driver that crashes or hangs takes only that with it. The process is
// the program that uses the Worker, started again; that program has to call [Serve] before anything else. It is for one
// goroutine at a time.
type Worker struct {
	// Deadline, unless it is the zero time, is when a request in progress is given up, as if the driver had crashed.
	// Later requests have a second each.
	Deadline time.Time

	launch  Launch
	device  string
	info    *Info
	process *exec.Cmd
	in      io.WriteCloser
	hello   chan hello
	reply   chan reply
	to      *gob.Encoder
	log     *prefix
	chatter []string // lines that the driver writes although all is well
}

// Launch says how the process of a worker is started where it has another driver than this process. The zero value
// starts it like this process.
type Launch struct {
	Program     []string // that starts others, and its arguments; nil for none
	Environment []string // NAME=VALUE, beside this process's
}

// ErrCrash is the error for a driver that ended its process, or that took too long for anything else than executing a
// shader.
var ErrCrash = errors.New("the driver crashed")

// compileTime is how long a driver may take for what it does before and after a shader is executed, and pipelineTime
// how long to create a pipeline that is measured: some need a minute.
const (
	compileTime  = time.Minute
	pipelineTime = 3 * time.Minute
)

// workerVariable tells a process that it is a worker, and the device.
const workerVariable = "HONE_VULKAN_WORKER"

// request asks for a method of Device: Run, Time if there is a Timing, and with pipelines CreationTimes or, without an
// order, Statistics.
type request struct {
	Words     []uint32
	Dispatch  Dispatch
	Pipelines []Pipeline
	Order     []int
	Timing    *Timing // for Time
}

// hello is what a worker says first.
type hello struct {
	Info *Info

	SubgroupOperations uint32 // of Info
	FloatControls      [15]uint32
	Features           []string
	Graphics           bool

	crash error
}

type reply struct {
	Buffers, Regions, Targets [][]byte
	Executables               []Executable
	Times                     []time.Duration
	Timed                     *Timed
	Err                       string
	Timeout, Lost             bool
	crash                     error
}

// NewWorker returns a worker with a device, which is chosen as by [Open]. The process starts with the first run, and
// again after one that crashed or did not end.
func NewWorker(device string) (*Worker, error) {
	all, err := physicalDevices()
	if err != nil {
		return nil, err
	}
	d, err := choose(all, device)
	if err != nil {
		return nil, err
	}
	return &Worker{device: device, info: d.info}, nil
}

// NewWorkerWith returns a worker whose process is started in another way, with another driver. The error is ErrMissing,
// wrapped, if there is no such device.
func NewWorkerWith(launch Launch, device string) (*Worker, error) {
	w := &Worker{launch: launch, device: device}
	if err := w.start(); err != nil {
		return nil, fmt.Errorf("%w: %v", ErrMissing, err)
	}
	select {
	case h := <-w.hello:
		if h.crash != nil {
			return nil, fmt.Errorf("%w: %v", ErrMissing, w.crashed(h.crash))
		}
		w.info = h.Info
		w.info.subgroupOperations, w.info.floatControls, w.info.features = h.SubgroupOperations, h.FloatControls, h.Features
		w.info.graphics = h.Graphics
	case <-time.After(compileTime):
		return nil, fmt.Errorf("%w: %v", ErrMissing, w.crashed(errors.New("no answer")))
	}
	return w, nil
}

// Info describes the device.
func (w *Worker) Info() *Info { return w.info }

// Run is Device.Run. Other errors are ErrTimeout, after which the worker can still be used, and ErrCrash, wrapped with
// what the driver wrote to standard error.
func (w *Worker) Run(words []uint32, dispatch Dispatch) error {
	if dispatch.Timeout == 0 {
		dispatch.Timeout = wait
	}
	r, err := w.ask(request{Words: words, Dispatch: dispatch}, dispatch.Timeout+compileTime)
	if err != nil {
		return err
	}
	for i := range dispatch.Buffers {
		copy(dispatch.Buffers[i].Data, r.Buffers[i])
	}
	for i := range dispatch.Regions {
		copy(dispatch.Regions[i].Data, r.Regions[i])
	}
	for i := range r.Targets {
		copy(dispatch.Draw.Targets[i].Data, r.Targets[i])
	}
	return nil
}

// Statistics is Device.Statistics, of a device that [OpenApplication] opens in the process. It returns the same errors
// as Run.
func (w *Worker) Statistics(p *Pipeline) ([]Executable, error) {
	r, err := w.ask(request{Pipelines: []Pipeline{*p}}, pipelineTime)
	if err != nil {
		return nil, err
	}
	return r.Executables, nil
}

// CreationTimes is Device.CreationTimes, as Statistics is.
func (w *Worker) CreationTimes(list []Pipeline, order []int) ([]time.Duration, error) {
	r, err := w.ask(request{Pipelines: list, Order: order}, pipelineTime*time.Duration(len(order)))
	if err != nil {
		return nil, err
	}
	return r.Times, nil
}

// Time is Device.Time, as Statistics is. Data of the dispatch stays as it is.
func (w *Worker) Time(t *Timing) (*Timed, error) {
	limit := compileTime * time.Duration(len(t.Modules)+len(t.Order))
	r, err := w.ask(request{Timing: t}, limit)
	if err != nil {
		return nil, err
	}
	return r.Timed, nil
}

// ask sends a request and returns the reply, which is to come within a time.
func (w *Worker) ask(q request, limit time.Duration) (reply, error) {
	if w.process == nil {
		if err := w.start(); err != nil {
			return reply{}, err
		}
	}
	if err := w.to.Encode(q); err != nil {
		return reply{}, w.crashed(err)
	}
	if !w.Deadline.IsZero() {
		limit = min(limit, max(time.Until(w.Deadline), time.Second))
	}
	clock := time.NewTimer(limit)
	defer clock.Stop()
	select {
	case r := <-w.reply:
		if r.Lost {
			w.Close()
		}
		switch {
		case r.crash != nil:
			return r, w.crashed(r.crash)
		case r.Timeout:
			return r, ErrTimeout
		case r.Err != "":
			return r, errors.New(r.Err)
		}
		if w.chatter == nil {
			w.chatter = w.log.lines()
		}
		return r, nil
	case <-clock.C:
		return reply{}, w.crashed(errors.New("no answer"))
	}
}

// start starts the process.
func (w *Worker) start() error {
	program, err := os.Executable()
	if err != nil {
		return err
	}
	w.log = &prefix{}
	line := append(slices.Clone(w.launch.Program), program)
	w.process = exec.Command(line[0], line[1:]...)
	w.process.Env = slices.Concat(os.Environ(), w.launch.Environment, []string{workerVariable + "=" + w.device})
	w.process.Stderr = w.log
	if w.in, err = w.process.StdinPipe(); err != nil {
		return err
	}
	out, err := w.process.StdoutPipe()
	if err != nil {
		return err
	}
	if err := w.process.Start(); err != nil {
		w.process = nil
		return err
	}
	w.to = gob.NewEncoder(w.in)
	first, replies := make(chan hello, 1), make(chan reply, 1)
	w.hello, w.reply = first, replies
	go func() {
		from := gob.NewDecoder(out)
		var h hello
		h.crash = from.Decode(&h)
		first <- h
		for {
			var r reply
			err := from.Decode(&r)
			if err != nil {
				r.crash = err
			}
			replies <- r
			if err != nil {
				return
			}
		}
	}()
	return nil
}

// crashed ends the process, if it has not ended itself, and returns the error with how it ended and what it said.
func (w *Worker) crashed(err error) error {
	process := w.process
	late := time.AfterFunc(time.Second, func() { process.Process.Kill() })
	w.in.Close()
	process.Wait()
	late.Stop()
	w.process = nil
	said := slices.DeleteFunc(w.log.lines(), func(line string) bool { return slices.Contains(w.chatter, line) })
	if len(said) == 0 {
		said = []string{""}
	}
	return fmt.Errorf("%w: %v (%v) %s", ErrCrash, err, process.ProcessState, said[0])
}

// Close ends the process. The worker can be used again.
func (w *Worker) Close() {
	if w.process == nil {
		return
	}
	w.in.Close()
	w.process.Process.Kill()
	w.process.Wait()
	w.process = nil
}

// prefix keeps the start of what is written to it.
type prefix struct {
	lock sync.Mutex
	text string
}

func (t *prefix) Write(p []byte) (int, error) {
	t.lock.Lock()
	defer t.lock.Unlock()
	if room := 4000 - len(t.text); room > 0 {
		t.text += string(p[:min(room, len(p))])
	}
	return len(p), nil
}

// lines returns the lines that were written.
func (t *prefix) lines() []string {
	t.lock.Lock()
	defer t.lock.Unlock()
	return strings.Split(strings.TrimSpace(t.text), "\n")
}

// Serve does the work of a worker and ends the process, if it was started as one. Otherwise it does nothing.
func Serve() {
	device, ok := os.LookupEnv(workerVariable)
	if !ok {
		return
	}
	if err := serve(device); err != io.EOF {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	os.Exit(0)
}

// serve answers requests. It returns io.EOF when there are no more.
func serve(device string) error {
	d, err := Open(device)
	if err != nil {
		return err
	}
	from, to := gob.NewDecoder(os.Stdin), gob.NewEncoder(os.Stdout)
	if err := to.Encode(hello{d.Info(), d.Info().subgroupOperations, d.Info().floatControls, d.Info().features,
		d.Info().graphics, nil}); err != nil {
		return err
	}
	here := server{device: device, run: d}
	for {
		var q request
		if err := from.Decode(&q); err != nil {
			return err
		}
		if err := to.Encode(here.answer(q)); err != nil {
			return err
		}
	}
}

// server answers requests.
type server struct {
	device string
	run    *Device // that shaders are compared on
	create *Device // as applications have it, for all else; nil as long as nobody asks
}

func (s *server) answer(q request) (r reply) {
	err := s.do(&q, &r)
	if err != nil {
		r.Err, r.Timeout = err.Error(), errors.Is(err, ErrTimeout)
		r.Lost = s.run.lost || s.create != nil && s.create.lost
	}
	for _, b := range q.Dispatch.Buffers {
		r.Buffers = append(r.Buffers, b.Data)
	}
	for _, m := range q.Dispatch.Regions {
		r.Regions = append(r.Regions, m.Data)
	}
	if q.Dispatch.Draw != nil {
		for _, t := range q.Dispatch.Draw.Targets {
			r.Targets = append(r.Targets, t.Data)
		}
	}
	return r
}

// do does what a request asks for.
func (s *server) do(q *request, r *reply) (err error) {
	if len(q.Pipelines) == 0 && q.Timing == nil {
		return s.run.Run(q.Words, q.Dispatch)
	}
	if s.create == nil {
		if s.create, err = OpenApplication(s.device); err != nil {
			return err
		}
	}
	if q.Timing != nil {
		r.Timed, err = s.create.Time(q.Timing)
		return err
	}
	if q.Order == nil {
		r.Executables, err = s.create.Statistics(&q.Pipelines[0])
		return err
	}
	r.Times, err = s.create.CreationTimes(q.Pipelines, q.Order)
	return err
}
