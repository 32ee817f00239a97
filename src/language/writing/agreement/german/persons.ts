import { ownEntry } from '../../../own-entry.ts';
import type { TextEdit } from '../../text-edit.ts';
import { inCase, inPlural, inSingular } from './cells.ts';
import { verbs } from './german-grammar.ts';
import type { GermanWords } from './german-words.ts';
import { type GermanPhrase, isBeside, smallAt, type Token } from './phrases.ts';

const personOf: Readonly<Record<string, number>> = { ich: 0, du: 1, er: 2, man: 2, wir: 3 };
const third = 2;
const several = 3;
const subjunctive = new Set(verbs.subjunctive);
const collective = new Set(verbs.collective);
const otherSubjects = new Set(verbs.otherSubjects);
const rule = 'agreement/german/person';

/** `Ich hat`, `Gestern wäre wir`, `Ich brauchen`: the verb beside a pronoun that is its subject. */
export function persons(tokens: readonly Token[], words: GermanWords): readonly TextEdit[] {
  return tokens.flatMap((token, index): readonly TextEdit[] => {
    const small = smallAt(tokens, index);
    const person = ownEntry(personOf, small);
    if (person === undefined) return [];
    const next = tokens[index + 1];
    if (beginsSentence(tokens, index) && next?.gap === ' ' && /^\p{Ll}+$/u.test(next.text))
      return changed(next, next.text, person, small, words, true);
    const before = tokens[index - 1];
    if (before === undefined || token.gap !== ' ' || !/^\p{L}\p{Ll}+$/u.test(before.text) || index > 3) return [];
    // `Ich weiß du …`: two clauses without their comma.
    if (otherSubjects.has(smallAt(tokens, index - 2))) return [];
    return changed(before, smallAt(tokens, index - 1), person, small, words, false);
  });
}

function beginsSentence(tokens: readonly Token[], index: number): boolean {
  return index === 0 || /[.!?]/.test(tokens[index]?.gap ?? '');
}

function changed(
  verb: Token,
  small: string,
  person: number,
  pronoun: string,
  words: GermanWords,
  isSecond: boolean,
): readonly TextEdit[] {
  const rows = verbs.persons.filter((row) => row.includes(small));
  const [row, ...others] = rows;
  const asWritten = (text: string): string =>
    /^\p{Lu}/u.test(verb.text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
  if (row !== undefined) {
    if (rows.some((one) => one[person] === small)) return [];
    if (person === third && subjunctive.has(small)) return [];
    const meant = row[person];
    return others.length > 0 || meant === undefined
      ? []
      : [{ start: verb.start, end: verb.end, text: asWritten(meant), rule }];
  }
  // `Ich brauchen`: only the plain form of another verb, right behind the pronoun that begins the sentence.
  if (pronoun !== 'ich' || !isSecond || !/[^e]{1}en$/.test(small)) return [];
  if (words.find(small)?.classes.includes('v') !== true) return [];
  return [{ start: verb.start, end: verb.end, text: small.slice(0, -1), rule }];
}

/** `Die Regierung haben`, `Viele Frauen hat`: a subject that begins the sentence, its verb, and nothing that may be another subject. */
export function numbers(tokens: readonly Token[], phrases: readonly GermanPhrase[]): readonly TextEdit[] {
  return phrases.flatMap(({ first, last, noun, determiner, preposition }): readonly TextEdit[] => {
    const verb = tokens[last + 1];
    if (first !== 0 || preposition !== '' || determiner === undefined || verb?.gap !== ' ') return [];
    if (collective.has(tokens[last]?.text ?? '')) return [];
    const cells = noun.cells & determiner.cells & inCase.nominative;
    const row = verbs.persons.find((one) => one[third] === verb.text || one[several] === verb.text);
    if (row === undefined || cells === 0 || subjunctive.has(verb.text)) return [];
    const isPlural = (cells & inSingular) === 0;
    if (!isPlural && (cells & inPlural) !== 0) return [];
    const meant = row[isPlural ? several : third] as string;
    if (meant === verb.text) return [];
    for (let index = last + 2; index < tokens.length && isBeside(tokens, index); index += 1) {
      const text = tokens[index]?.text ?? '';
      if (/^[\p{Lu}\p{N}]/u.test(text) || otherSubjects.has(text)) return [];
    }
    return [{ start: verb.start, end: verb.end, text: meant, rule }];
  });
}
