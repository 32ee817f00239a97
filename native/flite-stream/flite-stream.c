/*
 * Speech of American English by Flite, written while it is made: the program `flite` writes nothing before a text is finished,
 * and goes back in its file to complete the header.
 *
 * Standard input: lines of text, each spoken by itself, one after another.
 * Standard output: one RIFF file (16 bits, one channel) whose lengths are unknown, for all lines together.
 *
 * Usage: flite-stream <awb|rms|slt> [<feature> <number>]...
 *        flite-stream --version
 * Features are those of Flite's voices, such as int_f0_target_mean (Hz) and duration_stretch (1 is the usual length).
 */
#include <flite.h>
#include <flite_version.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    longest_line = 4096,
    /* Samples between two writes, after the first: less often than they are made, often enough for who listens. */
    samples_per_write = 1600,
    unknown_length = 0x7ffff000
};

cst_voice *register_cmu_us_awb(const char *folder);
cst_voice *register_cmu_us_rms(const char *folder);
cst_voice *register_cmu_us_slt(const char *folder);

static int sample_rate;
static int waiting;

static void fail(const char *what)
{
    fprintf(stderr, "flite-stream: %s\n", what);
    exit(1);
}

static void put_number(uint32_t number, int bytes)
{
    for (; bytes > 0; bytes--, number >>= 8)
        putchar((int)(number & 0xff));
}

static void write_header(int rate)
{
    fputs("RIFF", stdout);
    put_number(unknown_length + 36, 4);
    fputs("WAVEfmt ", stdout);
    put_number(16, 4);
    put_number(1, 2);
    put_number(1, 2);
    put_number((uint32_t)rate, 4);
    put_number((uint32_t)rate * 2, 4);
    put_number(2, 2);
    put_number(16, 2);
    fputs("data", stdout);
    put_number(unknown_length, 4);
}

static int take_samples(const cst_wave *wave, int start, int size, int is_last, cst_audio_streaming_info *info)
{
    (void)info;
    int is_first = sample_rate == 0;
    if (is_first) {
        sample_rate = wave->sample_rate;
        write_header(sample_rate);
    }
    for (int at = start; at < start + size; at++)
        put_number((uint16_t)wave->samples[at], 2);
    waiting += size;
    if (is_first || is_last || waiting >= samples_per_write) {
        waiting = 0;
        if (fflush(stdout) != 0)
            return CST_AUDIO_STREAM_STOP;
    }
    return CST_AUDIO_STREAM_CONT;
}

static cst_voice *load_voice(const char *name)
{
    if (strcmp(name, "awb") == 0)
        return register_cmu_us_awb(NULL);
    if (strcmp(name, "rms") == 0)
        return register_cmu_us_rms(NULL);
    if (strcmp(name, "slt") == 0)
        return register_cmu_us_slt(NULL);
    fail("there is no such voice");
    return NULL;
}

int main(int count, char **words)
{
    if (count == 2 && strcmp(words[1], "--version") == 0) {
        printf("%s\n", FLITE_PROJECT_VERSION);
        return 0;
    }
    if (count < 2 || count % 2 != 0)
        fail("usage: flite-stream <voice> [<feature> <number>]...");
    flite_init();
    cst_voice *voice = load_voice(words[1]);
    for (int at = 2; at < count; at += 2)
        flite_feat_set_float(voice->features, words[at], strtof(words[at + 1], NULL));
    cst_audio_streaming_info *info = new_audio_streaming_info();
    info->asc = take_samples;
    flite_feat_set(voice->features, "streaming_info", audio_streaming_info_val(info));
    static char line[longest_line];
    while (fgets(line, sizeof line, stdin) != NULL) {
        line[strcspn(line, "\n")] = '\0';
        if (line[0] != '\0')
            flite_text_to_speech(line, voice, "none");
        if (ferror(stdout))
            fail("nobody reads the output");
    }
    return 0;
}
