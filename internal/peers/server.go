package peers

import (
	"bufio"
	"bytes"
	"crypto/sha256"
	_ "embed"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
)

// serverSource is compiled to the library that makes a program stay.
//
//go:embed preload/server.c
var serverSource []byte

// ready is the word a server writes when it has started.
const ready = 0x656e6f68

// serverLibrary returns the path of the compiled library. It is compiled once per version of its source, into the
// user's cache. The error says why there is none.
var serverLibrary = sync.OnceValues(func() (string, error) {
	if runtime.GOOS != "linux" {
		return "", errors.New("programs only stay on Linux")
	}
	cache, err := os.UserCacheDir()
	if err != nil {
		return "", err
	}
	sum := sha256.Sum256(serverSource)
	path := filepath.Join(cache, "hone", "peers", hex.EncodeToString(sum[:8])+"-"+runtime.GOARCH+".so")
	if _, err := os.Stat(path); err == nil {
		return path, nil
	}
	compiler, err := exec.LookPath("cc")
	if err != nil {
		return "", errors.New("no C compiler: cc is not installed")
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		return "", err
	}
	// Processes that compile it at the same time replace each other's equal file.
	made, err := os.CreateTemp(filepath.Dir(path), "*.tmp")
	if err != nil {
		return "", err
	}
	made.Close()
	defer os.Remove(made.Name())
	cmd := exec.Command(compiler, "-O2", "-shared", "-fPIC", "-x", "c", "-o", made.Name(), "-", "-ldl")
	cmd.Stdin = bytes.NewReader(serverSource)
	if out, err := cmd.CombinedOutput(); err != nil {
		return "", fmt.Errorf("%s: %w\n%s", compiler, err, out)
	}
	return path, os.Rename(made.Name(), path)
})

// server is a running program that forks for each call.
type server struct {
	cmd *exec.Cmd
	in  io.WriteCloser
	out *bufio.Reader
}

// servers is the pool of one program: its idle servers.
type servers struct {
	mu   sync.Mutex
	idle []*server
	err  error // why the program can't be served
}

var pools sync.Map // of *servers by the programs' paths

// startServer starts a program as a server.
func startServer(t *Tool) (*server, error) {
	library, err := serverLibrary()
	if err != nil {
		return nil, err
	}
	cmd := t.Direct()
	if m := t.wrapped(); m != nil {
		cmd = exec.Command(m.loader, "--preload", library, "--library-path", m.libraries, m.program)
	} else if strings.ContainsAny(library, ": ") {
		return nil, fmt.Errorf("LD_PRELOAD can't hold %s", library)
	} else {
		cmd.Env = append(os.Environ(), "LD_PRELOAD="+library)
	}
	s := &server{cmd: cmd}
	out, err := cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if s.in, err = cmd.StdinPipe(); err != nil {
		return nil, err
	}
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	s.out = bufio.NewReader(out)
	var word [4]byte
	if _, err := io.ReadFull(s.out, word[:]); err != nil || binary.NativeEndian.Uint32(word[:]) != ready {
		s.stop()
		return nil, fmt.Errorf("%s does not stay", t.Path)
	}
	return s, nil
}

// stop ends a server.
func (s *server) stop() {
	s.in.Close()
	s.cmd.Process.Kill()
	s.cmd.Wait()
}

// call runs the program once.
func (s *server) call(dir string, input []byte, args []string) (Result, error) {
	var arguments []byte
	for _, a := range args {
		arguments = append(append(arguments, a...), 0)
	}
	var message []byte
	for _, n := range []int{len(dir), len(args), len(arguments), len(input)} {
		message = binary.NativeEndian.AppendUint32(message, uint32(n))
	}
	message = append(append(append(message, dir...), arguments...), input...)
	if _, err := s.in.Write(message); err != nil {
		return Result{}, err
	}
	var head [12]byte
	if _, err := io.ReadFull(s.out, head[:]); err != nil {
		return Result{}, err
	}
	word := func(i int) int { return int(binary.NativeEndian.Uint32(head[4*i:])) }
	r := Result{Status: exitStatus(word(0)), Stdout: make([]byte, word(1)), Stderr: make([]byte, word(2))}
	if _, err := io.ReadFull(s.out, r.Stdout); err != nil {
		return Result{}, err
	}
	_, err := io.ReadFull(s.out, r.Stderr)
	return r, err
}

// exitStatus returns the exit status of a status of waitpid, -1 if a signal ended the process.
func exitStatus(status int) int {
	if status&0x7f != 0 {
		return -1
	}
	return status >> 8 & 0xff
}

// serve runs a program once by a server. The error says why the program has none.
func (t *Tool) serve(dir string, input []byte, args []string) (Result, error) {
	pool, _ := pools.LoadOrStore(t.Path, &servers{})
	p := pool.(*servers)
	s, err := p.take(t)
	if err != nil {
		return Result{}, err
	}
	r, err := s.call(dir, input, args)
	if err != nil {
		s.stop()
		return Result{}, err
	}
	p.mu.Lock()
	p.idle = append(p.idle, s)
	p.mu.Unlock()
	return r, nil
}

// take returns a server that waits, or a new one. A program that did not start as a server is not tried again.
func (p *servers) take(t *Tool) (*server, error) {
	p.mu.Lock()
	if n := len(p.idle); n > 0 {
		s := p.idle[n-1]
		p.idle = p.idle[:n-1]
		p.mu.Unlock()
		return s, nil
	}
	err := p.err
	p.mu.Unlock()
	if err != nil {
		return nil, err
	}
	s, err := startServer(t)
	if err != nil {
		p.mu.Lock()
		p.err = err
		p.mu.Unlock()
	}
	return s, err
}
