import type { ServerVoice } from '../../contracts/engines/engine-settings.ts';
import type { VoiceChoice, VoiceGender } from '../../contracts/engines/speech-synthesizer.ts';

/** Languages that general models speak, where no voice names its own. */
const generalLanguages: readonly string[] = (
  'af ar az be bg bs ca cs cy da de el en es et fa fi fr gl he hi hr hu hy id is it ja kk kn ko lt lv mi mk mr ms nb ne ' +
  'nl pl pt ro ru sk sl sr sv sw ta th tl tr uk ur vi zh'
).split(' ');

const leastFemalePitch = 150;

/** The languages that voices speak: their own, or those of general models where one has none. */
export function voiceLanguages(voices: readonly ServerVoice[]): readonly string[] {
  const own = voices.flatMap(({ language }) => language ?? []);
  const general = own.length < voices.length ? generalLanguages : [];
  return [...new Set([...own, ...general])].sort();
}

export function voiceGenders(voices: readonly ServerVoice[], language: string): readonly VoiceGender[] {
  return [...new Set(speaking(voices, language).flatMap(({ gender }) => gender ?? []))].sort();
}

/** The name of the voice that speaks: one of the language before one of all, and one of the gender where there is one. */
export function voiceName(voices: readonly ServerVoice[], language: string, choice: VoiceChoice): string {
  const candidates = speaking(voices, language);
  const gender = typeof choice === 'object' ? genderOf(choice.match.medianPitchHz) : choice;
  const wanted = candidates.find((voice) => voice.gender === gender);
  const usual = candidates.find((voice) => voice.gender === undefined) ?? candidates[0];
  return (wanted ?? usual)?.name ?? '';
}

function speaking(voices: readonly ServerVoice[], language: string): readonly ServerVoice[] {
  const own = voices.filter((voice) => voice.language === language);
  return own.length > 0 ? own : voices.filter((voice) => voice.language === undefined);
}

function genderOf(pitch: number): VoiceGender {
  return pitch < leastFemalePitch ? 'male' : 'female';
}
