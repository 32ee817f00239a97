import type { SpeakerProfile, VoiceChoice } from '../../contracts/engines/speech-synthesizer.ts';
import { genderOf } from '../shared/speech/choose-voice.ts';

/** What awb and slt can do without sounding distorted, in Hz. */
const pitches = { awb: { lowest: 75, highest: 170 }, slt: { lowest: 130, highest: 280 } } as const;
/** Speech comes out this much lower than its target, in the median. */
const pitchError = 0.97;
/** Words a minute of both voices with the usual durations. */
const usualRate = 190;
const slowest = 120;
const fastest = 260;

/** What makes `flite-stream` speak with a voice: its name, then features and their numbers. rms ignores another pitch, so awb speaks for men whose pitch is matched. */
export function fliteVoice(voice: VoiceChoice): readonly string[] {
  if (typeof voice === 'object') return matching(voice.match);
  return [voice === 'female' ? 'slt' : 'rms'];
}

function matching({ medianPitchHz, wordsPerMinute }: SpeakerProfile): readonly string[] {
  const name = genderOf(medianPitchHz) === 'male' ? 'awb' : 'slt';
  const { lowest, highest } = pitches[name];
  const target = clamp(medianPitchHz, lowest, highest) / pitchError;
  const words = [name, 'int_f0_target_mean', target.toFixed(1)];
  if (wordsPerMinute === undefined) return words;
  return [...words, 'duration_stretch', (usualRate / clamp(wordsPerMinute, slowest, fastest)).toFixed(3)];
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
