import type { VoiceChoice, VoiceGender } from '../../../contracts/engines/speech-synthesizer.ts';

/** A voice of an engine that has several. */
export interface OfferedVoice {
  /** Absent: the voice speaks every language. */
  readonly language?: string;
  /** Absent: the default voice. */
  readonly gender?: VoiceGender;
}

/** Median pitch in Hz from which on a speaker is matched with a female voice. */
const leastFemalePitch = 150;

export function genderOf(medianPitchHz: number): VoiceGender {
  return medianPitchHz < leastFemalePitch ? 'male' : 'female';
}

/** The voice that speaks: one of the language before one of all, and one of the gender where there is one. */
export function chooseVoice<Voice extends OfferedVoice>(
  voices: readonly Voice[],
  language: string,
  choice: VoiceChoice,
): Voice | undefined {
  const candidates = voicesFor(voices, language);
  const gender = typeof choice === 'object' ? genderOf(choice.match.medianPitchHz) : choice;
  const wanted = candidates.find((voice) => voice.gender === gender);
  return wanted ?? candidates.find((voice) => voice.gender === undefined) ?? candidates[0];
}

export function gendersOf(voices: readonly OfferedVoice[], language: string): readonly VoiceGender[] {
  return [...new Set(voicesFor(voices, language).flatMap(({ gender }) => gender ?? []))].sort();
}

function voicesFor<Voice extends OfferedVoice>(voices: readonly Voice[], language: string): readonly Voice[] {
  const own = voices.filter((voice) => voice.language === language);
  return own.length > 0 ? own : voices.filter((voice) => voice.language === undefined);
}
