// A program that is loaded with this library stays: it initializes itself once, and then forks for each call that
// arrives on standard input. Loading a program of SPIRV-Tools takes several times as long as validating a shader. The
// fork gives each call the program as it is at the start of main, so that output, status and crashes are those of a
// process of its own.
//
// Numbers are words of 32 bits in the machine's byte order. At the start the server writes the word READY. A call is
//
//     length of the folder, number of arguments, length of the arguments, length of the input
//     the folder in which to run ("" for the server's), the arguments with a NUL byte after each, the input
//
// (the arguments follow those that the server was started with), and the answer
//
//     the status as of waitpid, length of standard output, length of standard error
//     standard output, standard error
//
// The end of standard input ends the server, and a call that still runs.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

enum { READY = 0x656e6f68, BUFFER = 1 << 16 };

typedef int main_function(int, char **, char **);
typedef int start_function(main_function *, int, char **, void (*)(void), void (*)(void), void (*)(void), void *);

static main_function *program;
static int calls, answers;  // the server's standard input and output, out of the way of the program

// receive reads n bytes. At the end of the calls the server ends without running the program's exit handlers.
static void receive(void *to, size_t n) {
  while (n > 0) {
    ssize_t k = read(calls, to, n);
    if (k < 0 && errno == EINTR) continue;
    if (k <= 0) _exit(0);
    to = (char *)to + k, n -= (size_t)k;
  }
}

static void put(int fd, const void *from, size_t n) {
  while (n > 0) {
    ssize_t k = write(fd, from, n);
    if (k < 0 && errno == EINTR) continue;
    if (k < 0) _exit(1);
    from = (const char *)from + k, n -= (size_t)k;
  }
}

// receive_file fills an empty file with the next n bytes of the call, and rewinds it.
static void receive_file(int fd, size_t n) {
  char buffer[BUFFER];
  while (n > 0) {
    size_t k = n < sizeof buffer ? n : sizeof buffer;
    receive(buffer, k);
    put(fd, buffer, k);
    n -= k;
  }
  lseek(fd, 0, SEEK_SET);
}

static uint32_t size(int fd) {
  struct stat s;
  if (fstat(fd, &s) != 0) _exit(1);
  return (uint32_t)s.st_size;
}

static void put_file(int fd, size_t n) {
  char buffer[BUFFER];
  lseek(fd, 0, SEEK_SET);
  while (n > 0) {
    ssize_t k = read(fd, buffer, sizeof buffer);
    if (k <= 0) _exit(1);
    put(answers, buffer, (size_t)k);
    n -= (size_t)k;
  }
}

// finish waits for a child, which holds the other end of the pipe, and kills it if nobody waits for the answer.
static int finish(pid_t child, int pipe) {
  struct pollfd fds[2] = {{.fd = pipe, .events = POLLIN}, {.fd = calls}};  // POLLHUP comes unasked
  while (poll(fds, 2, -1) < 0 && errno == EINTR) {
  }
  if (fds[1].revents != 0) kill(child, SIGKILL);
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  return status;
}

static int serve(int argc, char **argv, char **environment) {
  unsetenv("LD_PRELOAD");  // processes that the program starts are no servers
  calls = fcntl(0, F_DUPFD_CLOEXEC, 3), answers = fcntl(1, F_DUPFD_CLOEXEC, 3);
  int files[3];  // standard input, output and error of the program
  for (int i = 0; i < 3; i++)
    if ((files[i] = memfd_create("hone", MFD_CLOEXEC)) < 0) _exit(1);
  if (calls < 0 || answers < 0) _exit(1);
  uint32_t ready = READY;
  put(answers, &ready, sizeof ready);
  for (;;) {
    uint32_t head[4];
    receive(head, sizeof head);
    size_t count = (size_t)argc + head[1];
    char *folder = calloc(1, head[0] + 1), *bytes = malloc(head[2] + 1);
    char **arguments = calloc(count + 1, sizeof(char *));
    if (!folder || !bytes || !arguments) _exit(1);
    receive(folder, head[0]);
    receive(bytes, head[2]);
    for (int i = 0; i < argc; i++) arguments[i] = argv[i];
    char *next = bytes;
    for (size_t i = (size_t)argc; i < count; i++) arguments[i] = next, next += strlen(next) + 1;
    for (int i = 0; i < 3; i++)
      if (ftruncate(files[i], 0) != 0 || lseek(files[i], 0, SEEK_SET) != 0) _exit(1);
    receive_file(files[0], head[3]);
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) _exit(1);
    pid_t child = fork();
    if (child < 0) _exit(1);
    if (child == 0) {
      close(calls), close(answers), close(ends[0]);
      for (int i = 0; i < 3; i++)
        if (dup2(files[i], i) < 0) _exit(127);
      if (*folder && chdir(folder) != 0) _exit(127);
      return program((int)count, arguments, environment);
    }
    close(ends[1]);
    uint32_t answer[3];
    answer[0] = (uint32_t)finish(child, ends[0]);
    close(ends[0]);
    answer[1] = size(files[1]), answer[2] = size(files[2]);
    put(answers, answer, sizeof answer);
    put_file(files[1], answer[1]);
    put_file(files[2], answer[2]);
    free(folder), free(bytes), free(arguments);
  }
}

// __libc_start_main is what a program's first instructions call with its main.
int __libc_start_main(main_function *main, int argc, char **argv, void (*init)(void), void (*fini)(void),
                      void (*loader_fini)(void), void *stack) {
  start_function *start = (start_function *)dlsym(RTLD_NEXT, "__libc_start_main");
  program = main;
  return start(serve, argc, argv, init, fini, loader_fini, stack);
}
