package peers

import (
	"bytes"
	"crypto/sha256"
	"encoding/gob"
	"encoding/hex"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
)

// Result is what a call of a program wrote, and its exit status: -1 if a signal ended it.
type Result struct {
	Stdout, Stderr []byte
	Status         int
}

// Err returns nil for the status 0, and otherwise what the call wrote to standard error, or its status.
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
// status is not 0, what the call wrote to standard error as an error. An equal call of this process is not made again, and
// in the folder that HONE_RUN_CACHE names not one of another process either.
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

// Once returns the result of a call, named by its parts and its input, that depends on nothing else. It comes from
// memory, from the folder that HONE_RUN_CACHE names, or from the function, whose errors are not kept. Processes of one test run share
// the folder.
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

// load reads a result that another process saved.
func load(folder, key string) (r Result, ok bool) {
	if folder == "" {
		return r, false
	}
	data, err := os.ReadFile(filepath.Join(folder, key))
	return r, err == nil && gob.NewDecoder(bytes.NewReader(data)).Decode(&r) == nil
}

// save writes a result for other processes. Where that fails they make the call themselves.
func save(folder, key string, r Result) {
	if folder == "" {
		return
	}
	var data bytes.Buffer
	if gob.NewEncoder(&data).Encode(r) != nil {
		return
	}
	file, err := os.CreateTemp(folder, "*.tmp")
	if err != nil {
		return
	}
	_, err = file.Write(data.Bytes())
	if closed := file.Close(); err != nil || closed != nil || os.Rename(file.Name(), filepath.Join(folder, key)) != nil {
		os.Remove(file.Name())
	}
}
