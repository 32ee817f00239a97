import type { SpeakerProfile, VoiceChoice, VoiceGender } from '../../contracts/engines/speech-synthesizer.ts';
import { genderOf } from '../shared/speech/choose-voice.ts';
import { espeakVoices, pitchScales } from './espeak-voices.ts';

/** Median pitch in Hz by `-p`, measured over the voices of all languages (`docs/explanation/voice-synthesis.md`). */
const pitchCurves: Readonly<Record<VoiceGender, readonly (readonly [setting: number, hz: number])[]>> = {
  male: [
    [0, 69],
    [25, 83],
    [50, 102],
    [75, 131],
    [99, 171],
  ],
  female: [
    [0, 131],
    [25, 159],
    [50, 197],
    [75, 251],
    [99, 324],
  ],
};

/** Words a minute, as `-s`: slower and faster speech is hard to follow. */
const slowest = 120;
const fastest = 260;

/** Without the loudest setting, at which espeak-ng limits peaks of some voices. */
const amplitude = 70;

/** What makes espeak-ng speak with a voice. */
export function voiceArguments(language: string, voice: VoiceChoice): readonly string[] {
  const base = espeakVoices[language] ?? language;
  const matched = typeof voice === 'object' ? voice.match : undefined;
  const gender = matched === undefined ? voice : genderOf(matched.medianPitchHz);
  const words = ['-a', String(amplitude), '-v', gender === 'female' ? `${base}+f2` : base];
  return matched === undefined
    ? words
    : [...words, ...prosody(language, gender === 'female' ? 'female' : 'male', matched)];
}

function prosody(language: string, gender: VoiceGender, { medianPitchHz, wordsPerMinute }: SpeakerProfile): string[] {
  const scale = pitchScales[language]?.[gender] ?? 1;
  const pitch = String(pitchSetting(pitchCurves[gender], medianPitchHz / scale));
  const rate = wordsPerMinute === undefined ? undefined : Math.round(clamp(wordsPerMinute, slowest, fastest));
  return ['-p', pitch, ...(rate === undefined ? [] : ['-s', String(rate)])];
}

/** The setting for a pitch, between the measured ones and never beyond them. */
function pitchSetting(curve: readonly (readonly [number, number])[], hz: number): number {
  for (const [index, [setting, top]] of curve.entries()) {
    const [before, bottom] = curve[index - 1] ?? [setting, top];
    if (hz <= top)
      return top === bottom ? setting : Math.round(before + ((hz - bottom) / (top - bottom)) * (setting - before));
  }
  return curve.at(-1)?.[0] ?? 50;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
