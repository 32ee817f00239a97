/*
 * Streams of speech, decoded by PocketSphinx. One process loads the models, which takes half a second and 90 MB, and forks for each
 * stream: what is loaded is shared, and a stream begins at once.
 *
 *     start ─► ready ─► a connection ─► fork ─► load words ─► ready ─► begin, audio … partial ─► tentative … end ─► concluded ─► begin …
 *       └─ end of input                    └─ end of the connection
 *
 * The first process listens on a socket of the file system; it writes the line of `ready` to its standard output. Its standard input
 * ends when the server has died: then it removes the socket with its folder, and ends with all streams, those included that are stuck.
 * All are a process group of their own, which Ctrl-C in the terminal of the server does not reach. Each connection is a stream
 * with a process of its own. It reads frames of a letter, a length (32 bits, little
 * endian) and so many bytes.
 *     L  first of all: the words of this stream are those of a dictionary with this path; without a path, those that are loaded
 *     B  an utterance begins, which is decoded as it comes
 *     W  an utterance begins, which is decoded when something is asked: better where nobody waits
 *     A  its next samples: one channel, 16 bits, 16,000 a second, in the byte order of the machine
 *     P  asks what was said so far
 *     E  the utterance ends
 * It writes JSON lines. Each word is [text, first millisecond, last millisecond, probability], counted from the beginning of the
 * utterance; text is that of the dictionary, with fillers.
 *     {"kind":"ready","process":123}        the answer to L
 *     {"kind":"tentative","words":[...]}    the answer to P
 *     {"kind":"concluded","words":[...]}    the answer to E
 *
 * Usage: pocketsphinx-stream <acoustic model> <language model> <dictionary> <socket>
 */
/* For sigaction. */
#define _POSIX_C_SOURCE 200809L
#include <errno.h>
#include <libgen.h>
#include <poll.h>
#include <pocketsphinx.h>
#include <sphinxbase/cmn.h>
#include <sphinxbase/feat.h>
#include <signal.h>
#include <sphinxbase/logmath.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

enum {
    samples_per_second = 16000,
    milliseconds_per_frame = 10,
    /* Less speech gives no useful mean of its cepstra. */
    shortest_prime = samples_per_second,
    longest_utterance = 60 * samples_per_second,
    largest_frame = 1 << 20,
    longest_path = 4096
};

static ps_decoder_t *decoder;
/* A front end of its own: the one of the decoder has state between calls. */
static fe_t *front_end;
static int16_t *utterance;
static size_t heard;
/* Samples of the utterance that the decoder has. */
static size_t decoded;
static int is_open;
static int is_whole;
static int is_primed;
/* The mean that the utterance is decoded with is that of its first second only. */
static int is_primed_early;
/* It is that of less than a second. */
static int is_primed_briefly;

static void fail(const char *what)
{
    fprintf(stderr, "pocketsphinx-stream: %s\n", what);
    exit(1);
}

/* 0 at the end of the input. */
static int read_exactly(void *into, size_t size)
{
    size_t count = fread(into, 1, size, stdin);
    if (count != size && count != 0)
        fail("the input ends within a frame");
    return count == size;
}

static void write_text(const char *text)
{
    putchar('"');
    for (; *text != '\0'; text++) {
        unsigned char letter = (unsigned char)*text;
        if (letter == '"' || letter == '\\')
            putchar('\\');
        if (letter >= ' ')
            putchar(letter);
    }
    putchar('"');
}

static void write_words(const char *kind)
{
    printf("{\"kind\":\"%s\",\"words\":[", kind);
    logmath_t *scale = ps_get_logmath(decoder);
    int count = 0;
    for (ps_seg_t *word = is_open || kind[0] == 'c' ? ps_seg_iter(decoder) : NULL; word != NULL; word = ps_seg_next(word)) {
        int first, last;
        int32 score, language, lookback;
        ps_seg_frames(word, &first, &last);
        double probability = logmath_exp(scale, ps_seg_prob(word, &score, &language, &lookback));
        printf("%s[", count++ == 0 ? "" : ",");
        write_text(ps_seg_word(word));
        printf(",%d,%d,%.4f]", first * milliseconds_per_frame, (last + 1) * milliseconds_per_frame, probability);
    }
    printf("]}\n");
    fflush(stdout);
}

/*
 * Tells the decoder the mean of the cepstra of what was heard. Live decoding starts from it; without it the first second of
 * a stream, or of another speaker, is hardly understood.
 */
static void prime(void)
{
    mfcc_t **cepstra = NULL;
    int32 frames = 0;
    fe_start_stream(front_end);
    fe_start_utt(front_end);
    if (fe_process_utt(front_end, utterance, heard, &cepstra, &frames) < 0 || cepstra == NULL)
        return;
    cmn_t *normalization = ps_get_feat(decoder)->cmn_struct;
    mfcc_t *mean = calloc((size_t)normalization->veclen, sizeof *mean);
    int used = 0;
    for (int32 frame = 0; frame < frames; frame++) {
        /* Digital silence would pull the mean to it. */
        if (cepstra[frame][0] < 0)
            continue;
        used++;
        for (int32 index = 0; index < normalization->veclen; index++)
            mean[index] += cepstra[frame][index];
    }
    if (used > 0) {
        for (int32 index = 0; index < normalization->veclen; index++)
            mean[index] /= (mfcc_t)used;
        cmn_live_set(normalization, mean);
        is_primed = 1;
    }
    free(mean);
    fe_free_2d(cepstra);
}

static void begin(int whole)
{
    if (is_open)
        fail("an utterance begins within another one");
    /* Otherwise frames would be counted on from the last utterance. */
    ps_start_stream(decoder);
    if (ps_start_utt(decoder) < 0)
        fail("the decoder starts no utterance");
    heard = 0;
    decoded = 0;
    is_open = 1;
    is_whole = whole;
    is_primed_early = 0;
    is_primed_briefly = 0;
}

/* Gives the decoder what it does not have, as soon as there is a mean to start from. */
static void decode(int is_last)
{
    if (is_whole && !is_last)
        return;
    int fits = decoded == 0 && heard >= shortest_prime;
    if (fits ? is_whole || !is_primed : !is_primed && is_last) {
        is_primed_early = !is_last;
        is_primed_briefly = !fits;
        prime();
    }
    if (!is_primed && !is_last)
        return;
    if (heard > decoded && ps_process_raw(decoder, utterance + decoded, heard - decoded, FALSE, FALSE) < 0)
        fail("the decoder takes no samples");
    decoded = heard;
}

static void hear(uint32_t size)
{
    size_t count = size / sizeof *utterance;
    if (!is_open || size % sizeof *utterance != 0)
        fail("samples outside of an utterance, or half of one");
    if (heard + count > longest_utterance)
        fail("an utterance is too long");
    if (!read_exactly(utterance + heard, size) && size > 0)
        fail("the input ends within a frame");
    heard += count;
    decode(0);
}

static void end(void)
{
    if (!is_open)
        fail("an utterance ends that did not begin");
    decode(1);
    ps_end_utt(decoder);
    if (is_primed_early) {
        /* The first utterance again, with the mean of all of it. */
        ps_start_stream(decoder);
        if (ps_start_utt(decoder) < 0)
            fail("the decoder starts no utterance");
        prime();
        decoded = 0;
        decode(1);
        ps_end_utt(decoder);
    }
    is_open = 0;
    write_words("concluded");
    /* The same voice probably goes on. A mean of less than a second is not worth keeping. */
    if (heard >= shortest_prime)
        prime();
    else if (is_primed_briefly)
        is_primed = 0;
}

static cmd_ln_t *configure(const char *acoustic, const char *language, const char *dictionary)
{
    return cmd_ln_init(NULL, ps_args(), TRUE,
        "-hmm", acoustic, "-lm", language, "-dict", dictionary,
        "-logfn", "/dev/null",
        /* Its own detection would cut silence out of the count of frames. */
        "-remove_silence", "no",
        "-fwdflat", "no",
        "-lw", "5",
        "-maxhmmpf", "6000",
        NULL);
}

/* The answer to the first frame. */
static void load_words(uint32_t size)
{
    char path[longest_path + 1];
    if (size > longest_path || (size > 0 && !read_exactly(path, size)))
        fail("the path of a dictionary is too long, or incomplete");
    path[size] = '\0';
    if (size > 0 && ps_load_dict(decoder, path, NULL, NULL) < 0)
        fail("the dictionary cannot be loaded");
    printf("{\"kind\":\"ready\",\"process\":%ld}\n", (long)getpid());
    fflush(stdout);
}

/* A stream, until its connection ends. */
static void serve(void)
{
    unsigned char header[5];
    int has_words = 0;
    while (read_exactly(header, sizeof header)) {
        uint32_t size = header[1] | (uint32_t)header[2] << 8 | (uint32_t)header[3] << 16 | (uint32_t)header[4] << 24;
        if (size > largest_frame || (size != 0 && header[0] != 'A' && header[0] != 'L'))
            fail("a frame is too large");
        if (has_words != (header[0] != 'L'))
            fail("words are loaded once, before all else");
        switch (header[0]) {
        case 'L': load_words(size); has_words = 1; break;
        case 'B': begin(0); break;
        case 'W': begin(1); break;
        case 'A': hear(size); break;
        case 'P':
            if (is_open && is_whole)
                decode(1);
            write_words("tentative");
            break;
        case 'E': end(); break;
        default: fail("a frame of an unknown kind");
        }
    }
}

static int listen_at(const char *path)
{
    struct sockaddr_un address = { .sun_family = AF_UNIX };
    if (strlen(path) >= sizeof address.sun_path)
        fail("the path of the socket is too long");
    strcpy(address.sun_path, path);
    int listener = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (listener < 0 || bind(listener, (struct sockaddr *)&address, sizeof address) < 0 || listen(listener, 64) < 0)
        fail("the socket cannot be made");
    return listener;
}

/* In the process of a stream, the connection is its input and its output. */
static void take_over(int connection, int listener)
{
    close(listener);
    if (dup2(connection, STDIN_FILENO) < 0 || dup2(connection, STDOUT_FILENO) < 0)
        fail("the connection cannot be used");
    close(connection);
}

/* Collects streams that have ended, so that their processor time counts as that of this process's children. */
static void collect(int number)
{
    (void)number;
    int before = errno;
    while (waitpid(-1, NULL, WNOHANG) > 0)
        continue;
    errno = before;
}

/* The server has died. Nobody else removes what is left of it. */
static void end_all(char *socket_path)
{
    unlink(socket_path);
    rmdir(dirname(socket_path));
    if (getpgrp() == getpid())
        kill(0, SIGKILL);
}

int main(int count, char **arguments)
{
    if (count != 5)
        fail("usage: pocketsphinx-stream <acoustic model> <language model> <dictionary> <socket>");
    setpgid(0, 0);
    /* Linux sends it to a group that has lost the server while some of it is stopped. */
    signal(SIGHUP, SIG_IGN);
    cmd_ln_t *settings = configure(arguments[1], arguments[2], arguments[3]);
    if (settings == NULL || (decoder = ps_init(settings)) == NULL)
        fail("the models cannot be loaded");
    front_end = fe_init_auto_r(settings);
    utterance = malloc(longest_utterance * sizeof *utterance);
    if (front_end == NULL || utterance == NULL)
        fail("there is no memory left");
    int listener = listen_at(arguments[4]);
    struct sigaction collecting = { .sa_handler = collect, .sa_flags = SA_RESTART };
    sigaction(SIGCHLD, &collecting, NULL);
    printf("{\"kind\":\"ready\"}\n");
    fflush(stdout);
    struct pollfd watched[] = { { .fd = STDIN_FILENO, .events = POLLIN }, { .fd = listener, .events = POLLIN } };
    for (;;) {
        if (poll(watched, 2, -1) < 0) {
            if (errno == EINTR)
                continue;
            fail("it cannot wait for connections");
        }
        if (watched[0].revents != 0) {
            end_all(arguments[4]);
            return 0;
        }
        int connection = accept(listener, NULL, NULL);
        if (connection < 0)
            continue;
        pid_t stream = fork();
        if (stream == 0) {
            take_over(connection, listener);
            serve();
            return 0;
        }
        /* Where there is no room for another process, the connection ends at once. */
        close(connection);
    }
}
