package cli

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/signal"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"syscall"

	"hone/internal/system"
	"hone/internal/wording"
	"hone/vm/inputs"
)

// std is the operand that stands for standard input or output.
const std = "-"

// read returns the contents of a file, of standard input for std. It stops at what a buffer may have: a device may
// never end.
func (s *session) read(file string) ([]byte, error) {
	in := s.stdin
	if file == std {
		if s.stdinRead {
			return nil, usagef("standard input is there for one file only")
		}
		s.stdinRead = true
	} else {
		f, err := os.Open(file)
		if err != nil {
			return nil, inputError(file, err)
		}
		defer f.Close()
		in = f
	}
	data, err := readAll(in, cmp.Or(s.most, inputs.MaxBytes))
	if err != nil {
		return nil, inputError(shown(file), err)
	}
	return data, nil
}

// readAll returns what is left of a reader, or an error if that is more than so many bytes.
func readAll(in io.Reader, most int) ([]byte, error) {
	tooMuch := fmt.Errorf("it has more than %s bytes, and no more is read of a file", wording.Grouped(most))
	if f, ok := in.(*os.File); ok {
		if info, err := f.Stat(); err == nil && info.Size() > int64(most) {
			return nil, tooMuch
		}
	}
	data, err := io.ReadAll(io.LimitReader(in, int64(most)+1))
	if err == nil && len(data) > most {
		return nil, tooMuch
	}
	return data, err
}

// shown returns how messages name an input.
func shown(file string) string {
	if file == std {
		return "standard input"
	}
	return file
}

// baseName returns what a file that belongs to an input is called after.
func baseName(file string) string {
	if file == std {
		return "stdin"
	}
	return filepath.Base(file)
}

// shellWord returns a file's name as one types it.
func shellWord(name string) string {
	if strings.HasPrefix(name, "-") && name != std {
		name = "." + string(filepath.Separator) + name // or it is a flag
	}
	plain := func(c rune) bool {
		return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' ||
			strings.ContainsRune("_-./\\:+,@%=", c) || c > 0x7f
	}
	if name != "" && strings.IndexFunc(name, func(c rune) bool { return !plain(c) }) < 0 &&
		(os.PathSeparator == '\\' || !strings.Contains(name, "\\")) {
		return name
	}
	return "'" + strings.ReplaceAll(name, "'", `'\''`) + "'"
}

// write puts data in a file, in standard output for std or "". A file is there as a whole or not at all.
func (s *session) write(file string, data []byte) error {
	if file == std || file == "" {
		if _, err := s.stdout.Write(data); err != nil {
			return inputError("standard output", err)
		}
		return nil
	}
	if err := writeFile(file, data); err != nil {
		return inputError(file, err)
	}
	return nil
}

// binaryTo returns an error of usage if file is a terminal, which has no use for a binary.
func (s *session) binaryTo(command, file string) error {
	if (file == std || file == "") && s.isTerminal(s.stdout) {
		return usagef("%s: a binary is of no use on a terminal; name a file with -o", command)
	}
	return nil
}

// outputFor returns the file to write for one input: in is put under its own name where out is a
// folder, with another extension if ext is not "".
func outputFor(command, in, out, ext string) (string, error) {
	if out == "" || out == std {
		return out, nil
	}
	folder := strings.HasSuffix(out, "/") || strings.HasSuffix(out, string(filepath.Separator))
	if info, err := os.Stat(out); err == nil && info.IsDir() {
		folder = true
	}
	if !folder {
		return out, nil
	}
	if in == std {
		return "", usagef("%s: -o %s is a folder, and standard input has no name to put in it", command, out)
	}
	name := filepath.Base(in)
	if ext != "" {
		name = strings.TrimSuffix(name, filepath.Ext(name)) + ext
	}
	return filepath.Join(out, name), nil
}

// temporaries are the files that are being written and are not whole yet.
var temporaries tempFiles

type tempFiles struct {
	sync.Mutex
	names   map[string]bool
	placed  int // files that were put in their place
	watched bool
	say     func(placed int) // what a signal makes the process say before it ends
}

// onSignal says what is to be called when a signal ends the process, from now on: with the number of files that were
// put in their place since, after which there is no other.
func (t *tempFiles) onSignal(say func(placed int)) {
	t.Lock()
	defer t.Unlock()
	before := t.placed
	t.say = func(placed int) { say(placed - before) }
	t.watch()
}

// watch removes the files when a signal ends the process. It starts with the first file: a command that
// writes none starts sooner.
func (t *tempFiles) watch() {
	if t.watched {
		return
	}
	t.watched = true
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, os.Interrupt, syscall.SIGTERM)
	go func() {
		s := <-signals
		t.removeAll()
		if t.say != nil {
			t.say(t.placed)
		}
		status := StatusInterrupt
		if s == syscall.SIGTERM {
			status = StatusTerminated
		}
		os.Exit(status)
	}()
}

// create makes a file beside target, with the permissions of target if it exists.
func (t *tempFiles) create(target string) (*os.File, error) {
	t.Lock()
	defer t.Unlock()
	t.watch()
	for n := 0; ; n++ {
		name := target + "." + strconv.Itoa(os.Getpid()) + "-" + strconv.Itoa(n) + ".tmp"
		f, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
		if errors.Is(err, fs.ErrExist) && n < 10000 {
			continue
		}
		if err != nil {
			return nil, err
		}
		if t.names == nil {
			t.names = map[string]bool{}
		}
		t.names[name] = true
		return f, nil
	}
}

// rename puts a file in its place.
func (t *tempFiles) rename(name, target string) error {
	t.Lock()
	defer t.Unlock()
	err := system.Replace(name, target)
	if err == nil {
		delete(t.names, name)
		t.placed++
	}
	return err
}

// wrote counts a file that was written to where it is, unless that failed.
func (t *tempFiles) wrote(err error) {
	t.Lock()
	defer t.Unlock()
	if err == nil {
		t.placed++
	}
}

func (t *tempFiles) remove(name string) {
	t.Lock()
	defer t.Unlock()
	if t.names[name] {
		os.Remove(name)
		delete(t.names, name)
	}
}

// removeAll removes every file that is being written. It keeps the lock, so that no other begins or is put in its
// place: the process is about to end.
func (t *tempFiles) removeAll() {
	t.Lock()
	for name := range t.names {
		os.Remove(name)
	}
}

// writeFile writes a file that is there as a whole or not at all: beside it, and then renamed. Links are
// followed; what is no regular file, such as a device, is written to directly. Folders above it are made.
func writeFile(name string, data []byte) error {
	info, err := os.Lstat(name)
	if err == nil && info.Mode()&fs.ModeSymlink != 0 {
		if real, err := filepath.EvalSymlinks(name); err == nil {
			name = real
		}
		info, err = os.Stat(name)
	}
	if err == nil && !info.Mode().IsRegular() {
		err := os.WriteFile(name, data, 0o666)
		temporaries.wrote(err)
		return err
	}
	exists := err == nil
	if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
		return err
	}
	f, err := temporaries.create(name)
	if err != nil {
		return err
	}
	defer temporaries.remove(f.Name())
	_, err = f.Write(data)
	if exists && err == nil {
		err = f.Chmod(info.Mode().Perm())
	}
	if err := cmp.Or(err, f.Close()); err != nil {
		return err
	}
	return temporaries.rename(f.Name(), name)
}
