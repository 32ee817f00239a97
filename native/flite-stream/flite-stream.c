/*
 * Speech of American English by Flite, written while it is made: the program `flite` writes nothing before a text is finished,
 * and goes back in its file to complete the header.
 *
 * Standard input: a line that says how to speak, <awb|rms|slt> [<feature> <number>]..., with features of Flite's voices such as
 * int_f0_target_mean (Hz) and duration_stretch (1 is the usual length). Then lines of text, each spoken by itself, one after another.
 * Standard output: one RIFF file (16 bits, one channel) whose lengths are unknown, for all lines together.
 *
 * A text is planned and spoken from pause to pause, so that its first samples do not wait for the plan of all of it.
 * A process that waits for its input prepares itself meanwhile, so that it speaks sooner. The voice is the one that it expects.
 *
 * Usage: flite-stream <awb|rms|slt>
 *        flite-stream --version
 */
#include <cst_cg.h>
#include <flite.h>
#include <flite_version.h>
#include <poll.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
    longest_line = 4096,
    /* Samples between two writes, after the first: less often than they are made, often enough for who listens. */
    samples_per_write = 1600,
    /* Sounds before and after a part that are planned with it, at least. */
    neighbours = 2,
    unknown_length = 0x7ffff000
};

cst_voice *register_cmu_us_awb(const char *folder);
cst_voice *register_cmu_us_rms(const char *folder);
cst_voice *register_cmu_us_slt(const char *folder);

static int sample_rate;
static int waiting;
static int is_preparing;
/* The part of a text that is spoken: after the end of one sound until the end of another one; NULL for the beginning and the end. */
static const cst_item *after;
static const cst_item *until;

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

/* Each frame of the plan but the first is a stretch of samples. */
static int sample_at_end(const cst_item *sound, const cst_wave *wave, const cst_audio_streaming_info *info)
{
    const cst_cg_db *voice = val_cg_db(utt_feat_val(info->utt, "cg_db"));
    int frames = (int)(item_feat_float(sound, "end") / voice->frame_advance);
    return frames * (int)(voice->frame_advance * (float)wave->sample_rate + 0.5F);
}

static int take_samples(const cst_wave *wave, int start, int size, int is_last, cst_audio_streaming_info *info)
{
    if (is_preparing)
        return CST_AUDIO_STREAM_STOP;
    int end = start + size;
    int part_end = until == NULL ? end : sample_at_end(until, wave, info);
    if (after != NULL && start < sample_at_end(after, wave, info))
        start = sample_at_end(after, wave, info);
    if (end > part_end)
        end = part_end;
    if (start >= end)
        return end == part_end && until != NULL ? CST_AUDIO_STREAM_STOP : CST_AUDIO_STREAM_CONT;
    int is_first = sample_rate == 0;
    if (is_first) {
        sample_rate = wave->sample_rate;
        write_header(sample_rate);
    }
    for (int at = start; at < end; at++)
        put_number((uint16_t)wave->samples[at], 2);
    waiting += end - start;
    if (is_first || is_last || waiting >= samples_per_write) {
        waiting = 0;
        if (fflush(stdout) != 0)
            return CST_AUDIO_STREAM_STOP;
    }
    return CST_AUDIO_STREAM_CONT;
}

/* So many sounds before, and the others of their syllable. */
static cst_item *sound_before(cst_item *sound, int distance)
{
    for (; distance > 0 && item_prev(sound) != NULL; distance--)
        sound = item_prev(sound);
    while (item_prev(item_as(sound, "SylStructure")) != NULL)
        sound = item_prev(sound);
    return sound;
}

/* So many sounds after, and the others of their syllable. */
static cst_item *sound_after(cst_item *sound, int distance)
{
    for (; distance > 0 && item_next(sound) != NULL; distance--)
        sound = item_next(sound);
    while (item_next(item_as(sound, "SylStructure")) != NULL)
        sound = item_next(sound);
    return sound;
}

/* The next pause within the text: NULL where there is none. */
static cst_item *next_pause(cst_item *sound)
{
    do
        sound = item_next(sound);
    while (sound != NULL && strcmp(item_feat_string(sound, "name"), "pau") != 0);
    return sound == NULL || item_next(sound) == NULL ? NULL : sound;
}

/*
 * What Flite calls when words, phrases, accents and sounds of a text are known: it plans how the sounds are spoken, and speaks. Flite
 * plans all of a text before it speaks, which takes most of the time until the first samples. Here it gets the sounds up to a pause,
 * then those up to the next one, each time with some sounds before and after, which are planned and not spoken: how a sound is
 * spoken depends on those beside it.
 */
static cst_utterance *speak_in_parts(cst_utterance *text)
{
    static const char *const plans[] = { "HMMstate", "segstate", "mcep", "mcep_link" };
    cst_relation *sounds = utt_relation(text, "Segment");
    cst_item *head = sounds->head;
    cst_item *pause = NULL;
    do {
        /* The time of each part begins with it. */
        for (cst_item *sound = head; sound != NULL; sound = item_next(sound))
            item_set_float(sound, "end", 0);
        after = pause;
        cst_item *first = pause == NULL ? head : sound_before(pause, neighbours);
        until = pause = next_pause(pause == NULL ? head : pause);
        cst_item *last = pause == NULL ? NULL : sound_after(pause, neighbours);
        cst_item *rest = last == NULL ? NULL : last->n;
        sounds->head = first;
        if (last != NULL)
            last->n = NULL;
        cg_synth(text);
        sounds->head = head;
        if (last != NULL)
            last->n = rest;
        if (pause != NULL)
            for (size_t at = 0; at < sizeof plans / sizeof *plans; at++)
                utt_relation_delete(text, plans[at]);
    } while (pause != NULL && !is_preparing && !ferror(stdout));
    return text;
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

static void prepare_voice(cst_voice *voice)
{
    cst_audio_streaming_info *info = new_audio_streaming_info();
    info->asc = take_samples;
    flite_feat_set(voice->features, "streaming_info", audio_streaming_info_val(info));
    flite_feat_set(voice->features, "wave_synth_func", uttfunc_val(&speak_in_parts));
}

/* Speaks to nobody while nothing is asked: what speaking needs of the program and of the voice is in memory then. */
static void prepare(cst_voice *voice)
{
    struct pollfd input = { .fd = STDIN_FILENO, .events = POLLIN };
    if (poll(&input, 1, 0) != 0)
        return;
    is_preparing = 1;
    flite_text_to_speech("It is ready, and waits.", voice, "none");
    is_preparing = 0;
    /* Flite makes noise of random numbers: the same as in a process that has not spoken. */
    srand(1);
}

/* The voice that the first line asks for, with its features; NULL where nothing is asked. */
static cst_voice *read_voice(char *asked, const char *expected, cst_voice *prepared)
{
    const char *name = strtok(asked, " \n");
    if (name == NULL)
        return NULL;
    cst_voice *voice = prepared;
    if (strcmp(name, expected) != 0) {
        voice = load_voice(name);
        prepare_voice(voice);
    }
    for (char *feature; (feature = strtok(NULL, " \n")) != NULL;) {
        const char *number = strtok(NULL, " \n");
        if (number == NULL)
            fail("a feature has no number");
        flite_feat_set_float(voice->features, feature, strtof(number, NULL));
    }
    return voice;
}

int main(int count, char **words)
{
    if (count == 2 && strcmp(words[1], "--version") == 0) {
        printf("%s\n", FLITE_PROJECT_VERSION);
        return 0;
    }
    if (count != 2)
        fail("usage: flite-stream <voice>");
    flite_init();
    cst_voice *voice = load_voice(words[1]);
    prepare_voice(voice);
    prepare(voice);
    /* Flite keeps the names of features where they are. */
    static char asked[longest_line];
    static char line[longest_line];
    if (fgets(asked, sizeof asked, stdin) == NULL || (voice = read_voice(asked, words[1], voice)) == NULL)
        return 0;
    while (fgets(line, sizeof line, stdin) != NULL) {
        line[strcspn(line, "\n")] = '\0';
        if (line[0] != '\0')
            flite_text_to_speech(line, voice, "none");
        if (ferror(stdout))
            fail("nobody reads the output");
    }
    return 0;
}
