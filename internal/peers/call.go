package peers

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
)

// Result holds the output of a call and its exit status: -1 if a signal ended it.
type Result struct {
	Stdout, Stderr []byte
	Status         int
}

// Err returns nil for the status 0, and otherwise the text on standard error, or the status.
func (r Result) Err() error {
	if r.Status == 0 {
		return nil
	}
	if said := strings.TrimSpace(string(r.Stderr)); said != "" {
		return errors.New(said)
	}
	if r.Status < 0 {
		return errors.New("a signal ended it")
	}
	return fmt.Errorf("exit status %d", r.Status)
}

// Run calls a program whose output depends only on its input and arguments. It returns standard output and, if the
// status is not 0, the text of standard error as an error. An equal call is made once (see [Once]).
func (t *Tool) Run(input []byte, args ...string) ([]byte, error) {
	r, err := Once(append([]string{t.Path}, args...), input, func() (Result, error) { return t.Call("", input, args...) })
	if err != nil {
		return nil, err
	}
	return r.Stdout, r.Err()
}

// Call calls a program in a folder, "" for the process's own. The program stays for further calls where it can (see
// preload/server.c), and is otherwise a process per call. The error is that it could not be called.
func (t *Tool) Call(dir string, input []byte, args ...string) (Result, error) {
	if r, err := t.serve(dir, input, args); err == nil {
		return r, nil
	}
	cmd := t.Direct(args...)
	var stdout, stderr bytes.Buffer
	cmd.Dir, cmd.Stdin, cmd.Stdout, cmd.Stderr = dir, bytes.NewReader(input), &stdout, &stderr
	err := cmd.Run()
	if exit := (*exec.ExitError)(nil); err != nil && !errors.As(err, &exit) {
		return Result{}, err
	}
	return Result{stdout.Bytes(), stderr.Bytes(), cmd.ProcessState.ExitCode()}, nil
}

// small is the size up to which results are kept in memory: verdicts are, texts are not.
const small = 1 << 12

var results sync.Map // Result by key

// Once returns the result of a call, named by its parts and its input, that depends on nothing else. The result comes
// from memory, from the folder that HONE_RUN_CACHE names, or from the function, whose errors are not kept. The
// processes of a test run share the folder.
func Once(parts []string, input []byte, call func() (Result, error)) (Result, error) {
	hash := sha256.New()
	for _, p := range parts {
		fmt.Fprintf(hash, "%d:%s", len(p), p)
	}
	hash.Write(input)
	key := hex.EncodeToString(hash.Sum(nil))
	if r, ok := results.Load(key); ok {
		return r.(Result), nil
	}
	folder := os.Getenv("HONE_RUN_CACHE")
	r, ok := load(folder, key)
	if !ok {
		var err error
		if r, err = call(); err != nil {
			return r, err
		}
		save(folder, key, r)
	}
	if len(r.Stdout)+len(r.Stderr) <= small {
		results.Store(key, r)
	}
	return r, nil
}

// load reads a result that another process saved. A file that is still being written has another length than its
// head says.
func load(folder, key string) (r Result, ok bool) {
	if folder == "" {
		return r, false
	}
	data, err := os.ReadFile(filepath.Join(folder, key))
	if err != nil || len(data) < headSize {
		return r, false
	}
	word := func(i int) int { return int(int32(binary.LittleEndian.Uint32(data[4*i:]))) }
	status, out, errs := word(0), word(1), word(2)
	if data = data[headSize:]; len(data) != out+errs {
		return r, false
	}
	return Result{data[:out:out], data[out:], status}, true
}

// headSize is the size of a saved result's head: the status and both lengths.
const headSize = 12

// save writes a result for other processes. Where that fails they make the call themselves.
func save(folder, key string, r Result) {
	if folder == "" {
		return
	}
	var data []byte
	for _, n := range []int{r.Status, len(r.Stdout), len(r.Stderr)} {
		data = binary.LittleEndian.AppendUint32(data, uint32(n))
	}
	data = append(append(data, r.Stdout...), r.Stderr...)
	if file, err := os.OpenFile(filepath.Join(folder, key), os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666); err == nil {
		file.Write(data)
		file.Close()
	}
}
