import { ownEntry } from '../../own-entry.ts';
import type { TextEdit } from '../text-edit.ts';
import { soundOf } from './articles.ts';
import type { ChangedWord } from './disagreement.ts';
import type { AgreementGrammar } from './grammar.ts';
import { agreementGrammar } from './grammars.ts';
import { isJoined, type ReadSentence, textOf } from './phrases.ts';

/**
 * The change of a sentence that writes the first form that a lexicon has, in the place and with the capital of the word, with
 * what its neighbours do to it: `del`, `l'uomo`. Undefined where nothing would change, or no lexicon has a form.
 */
export function writtenChange(
  read: ReadSentence,
  change: ChangedWord,
  made: readonly (string | undefined)[],
  language: string,
): Omit<TextEdit, 'rule'> | undefined {
  const grammar = agreementGrammar(language);
  const word = read.words[change.index];
  if (word === undefined) return undefined;
  const written = textOf(read, change.index);
  const pattern = written.includes(' ') ? /^[\p{L}\p{M}·-]+(?: [\p{L}\p{M}]+)?$/u : /^[\p{L}\p{M}·-]+$/u;
  const [form] =
    change.text === undefined ? made.filter((one) => one !== undefined && pattern.test(one)) : [change.text];
  if (form === undefined) return undefined;
  if (grammar === undefined) return inCase(word, written, form);
  const next = isJoined(read, change.index + 1) ? textOf(read, change.index + 1) : '';
  const shorter = ownEntry(change.shortened ?? {}, form) ?? form;
  const whole = change.isArticle === undefined ? shorter : beforeWord(shorter, next, grammar);
  if (whole === undefined) return undefined;
  const before = textOf(read, change.index - 1);
  const { start, end } = word;
  const isContracted = change.isArticle === true && change.preposition === undefined && isJoined(read, change.index);
  const together = isContracted ? contracted(before, whole, grammar) : undefined;
  const following = read.words[change.index + 1]?.start;
  if (together !== undefined)
    return spaced({ start: read.words[change.index - 1]?.start ?? start, end, text: together }, written, following);
  const text = change.preposition === undefined ? whole : joined(change.preposition, whole, grammar);
  const cased = inCase({ start, end }, written, text);
  return cased && spaced(cased, written, following);
}

/** With the capital of what was written; undefined where that is the same. */
function inCase(
  { start, end }: Pick<TextEdit, 'start' | 'end'>,
  written: string,
  text: string,
): Omit<TextEdit, 'rule'> | undefined {
  const cased = /^\p{Lu}/u.test(written) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
  return cased === written ? undefined : { start, end, text: cased };
}

/** No space is behind an apostrophe, and one behind other words. */
function spaced(edit: Omit<TextEdit, 'rule'>, written: string, next: number | undefined): Omit<TextEdit, 'rule'> {
  const [wasElided, isElided] = [/['’]$/.test(written), edit.text.endsWith("'")];
  if (wasElided && !isElided) return { ...edit, text: `${edit.text} ` };
  return isElided && next !== undefined ? { ...edit, end: next } : edit;
}

function joined(preposition: string, form: string, grammar: AgreementGrammar): string {
  const [first = '', ...others] = form.split(' ');
  return [contracted(preposition, first, grammar) ?? `${preposition} ${first}`, ...others].join(' ');
}

function contracted(preposition: string, form: string, { contractions }: AgreementGrammar): string | undefined {
  const apart = `${preposition} ${form}`;
  return Object.keys(contractions).find((key) => contractions[key] === apart);
}

/** Undefined where the letters of the next word do not say it. */
function beforeWord(form: string, next: string, grammar: AgreementGrammar): string | undefined {
  const forms = ownEntry(grammar.articles, form);
  if (forms === undefined) return form;
  const sound = soundOf(next, grammar);
  return sound === undefined ? undefined : forms[sound];
}
