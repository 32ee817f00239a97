/** Control characters, format characters other than joiners, private use, noncharacters and lone surrogates. */
const unspeakable = /[\p{Cc}\p{Co}\p{Cn}\p{Cs}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/gu;

/** A text on one line, as programs take it; empty where it has nothing to say: no letter and no digit. */
export function speakableText(text: string): string {
  if (!/[\p{L}\p{N}]/u.test(text)) return '';
  return text
    .replaceAll(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ')
    .replaceAll(unspeakable, '')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}
