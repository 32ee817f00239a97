import type { ServerVoice } from '../../contracts/engines/engine-settings.ts';

/** Languages that general models speak, where no voice names its own. */
const generalLanguages: readonly string[] = (
  'af ar az be bg bs ca cs cy da de el en es et fa fi fr gl he hi hr hu hy id is it ja kk kn ko lt lv mi mk mr ms nb ne ' +
  'nl pl pt ro ru sk sl sr sv sw ta th tl tr uk ur vi zh'
).split(' ');

/** The languages that voices speak: their own, or those of general models where one has none. */
export function voiceLanguages(voices: readonly ServerVoice[]): readonly string[] {
  const own = voices.flatMap(({ language }) => language ?? []);
  const general = own.length < voices.length ? generalLanguages : [];
  return [...new Set([...own, ...general])].sort();
}
