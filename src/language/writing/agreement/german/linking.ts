import type { TextEdit } from '../../text-edit.ts';
import type { GermanWords } from './german-words.ts';
import type { Token } from './phrases.ts';

const shortest = 8;
/** Before and behind the s. */
const shortestPart = 4;
const alwaysLinked = /(?:ung|heit|keit|schaft|ion|tät|tum|ling|eit|ing)$/;
const uncertain = /^[\p{Lu}\p{N}]/u;

/** `Arbeitplatz`: the dictionary has the compound with an s between its parts, and not as it is written. */
export function linkingLetters(tokens: readonly Token[], words: GermanWords): readonly TextEdit[] {
  return tokens.flatMap(({ text, start, end }, index): readonly TextEdit[] => {
    if (text.length < shortest || !/^\p{Lu}\p{Ll}+$/u.test(text) || words.find(text) !== undefined) return [];
    const [before, next] = [tokens[index - 1]?.text ?? '', tokens[index + 1]];
    // Names have letters of their own: `Peter Landmann`.
    if ((index > 1 && uncertain.test(before)) || (next?.gap === ' ' && uncertain.test(next.text))) return [];
    const found = new Set<string>();
    for (let at = shortestPart; at <= text.length - shortestPart; at += 1) {
      const meant = `${text.slice(0, at)}s${text.slice(at)}`;
      if (isCompound(words, meant, at)) found.add(meant);
    }
    const [meant, ...others] = found;
    return meant === undefined || others.length > 0
      ? []
      : [{ start, end, text: meant, rule: 'agreement/german/compound' }];
  });
}

/** The dictionary has it, and what is before the s. */
function isCompound(words: GermanWords, meant: string, at: number): boolean {
  // `Schadenersatz` and `Schadensersatz` are both right: only some endings always have the s.
  if (!alwaysLinked.test(meant.slice(0, at)) || !/[mfnp]/.test(words.find(meant)?.classes ?? '')) return false;
  return /[mfnpav]/.test(
    (words.find(meant.slice(0, at)) ?? words.find(meant.slice(0, at).toLowerCase()))?.classes ?? '',
  );
}
