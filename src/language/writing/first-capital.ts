import { baseLanguage } from '../codes.ts';
import { isComputingWord } from './spelling/formation-tables.ts';
import type { TextEdit } from './text-edit.ts';

/** Languages whose careless texts get a capital at their start. */
const served: ReadonlySet<string> = new Set(['de', 'es', 'it', 'pt']);
/** Words that begin a whole sentence, rather than an entry of a list. */
const openings: Readonly<Record<string, RegExp>> = {
  de: /^(?:ich|du|er|wir|man|es|das|wie|was|wo|wann|warum|wer|ist|habe|hast|kannst|können|könnten) /,
};
/** Whole sentences, rather than pieces of one, have so many words and end with a mark. */
const fewestWords = 4;

/**
 * With the capital that a text of several words lacks at its start, where something else is wrong in it: the text alone may be
 * a piece of a list. What the dictionary lacks is a name without capital, a command or the like (`curl`).
 */
export function withFirstCapital(
  text: string,
  language: string,
  edits: readonly TextEdit[],
  isUnknown: (word: string) => boolean,
): readonly TextEdit[] {
  const isCareless = edits.some(({ rule }) => !rule.startsWith('typography'));
  const opens = openings[baseLanguage(language)]?.test(text) === true;
  if (!served.has(baseLanguage(language)) || !(isCareless || opens)) return edits;
  if (!/^\p{Ll}+[ ’']/u.test(text) || !/\p{Ll}\p{P}*[.!?]["”»]?$/u.test(text)) return edits;
  if (text.split(/\s+/, fewestWords).length < fewestWords) return edits;
  const [first] = edits;
  if (first?.start !== 0) {
    const [word = ''] = /^\p{Ll}+/u.exec(text) ?? [];
    if (isUnknown(word) || isComputingWord(word)) return edits;
    const edit = { start: 0, end: 1, text: text.charAt(0).toUpperCase(), rule: 'grammar/capital' };
    return [edit, ...edits];
  }
  return [{ ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) }, ...edits.slice(1)];
}
