import { capitalized, startsWithCapital } from '../../../language/terminology/letter-case.ts';
import { escaped, genderIndex, numberIndex, splitTags, wordClass, writeTags } from './lexical-units.ts';
import type { TargetRole, TargetTerm, TargetWord } from './target-term.ts';
import { type LetterCase, markedLemma, readMark, type TermMark } from './term-mark.ts';

/** Those of the forms that the generator can write. */
export type KnownForms = (forms: readonly string[]) => Promise<ReadonlySet<string>>;

const markedUnit = new RegExp(
  String.raw`(?<bound>\[\[[^\]]*\]\])?\^[*@]?(?<lemma>${markedLemma})(?<tags>(?:<[^<>]*>)*)(?<joined>(?:[^\\$]|\\.)*?)\$`,
  'gsu',
);

interface MarkedForm {
  readonly target: TargetTerm;
  readonly letterCase: LetterCase;
  readonly role: TargetRole | undefined;
  readonly tags: readonly string[];
  /** What the generator writes together with it, such as a pronoun behind a verb: `+lo<prn><enc>…`. */
  readonly joined: string;
  readonly bound: string;
}

/**
 * Puts the target instead of marked forms: words that inflect as forms for the generator to write, as far as it
 * knows them, and all others as they are.
 *
 *   ^A·a<n><m><pl>$ ──► ^Aprendizaje<n><m><pl>$ ^automático<adj><m><pl>$     (aprendizaje automático)
 */
export async function writeTargets(
  stream: string,
  marks: readonly TermMark[],
  language: string,
  knownForms: KnownForms,
): Promise<string> {
  const forms = Array.from(stream.matchAll(markedUnit), ({ groups }) => readForm(groups ?? {}, marks));
  const wanted = forms.flatMap((form) => form?.role?.words.flatMap((word) => inflections(word, form)) ?? []);
  const known = await knownForms([...new Set(wanted.map(({ lemma, rest }) => lemma + rest))]);
  let next = 0;
  return stream.replaceAll(markedUnit, (unit) => {
    const form = forms[next];
    next += 1;
    return form === undefined ? unit : writeForm(form, known, language);
  });
}

function readForm(groups: Record<string, string | undefined>, marks: readonly TermMark[]): MarkedForm | undefined {
  const { lemma = '', tags: tagText = '', joined = '', bound = '' } = groups;
  const found = readMark(lemma, marks);
  if (found === undefined) return undefined;
  const tags = splitTags(tagText);
  const { target } = found.mark;
  const role = target.roles.find((one) => one.wordClass === wordClass(tags));
  return { target, letterCase: found.letterCase, role, tags, joined: joined.startsWith('+') ? joined : '', bound };
}

function writeForm(form: MarkedForm, known: ReadonlySet<string>, language: string): string {
  const { target, role, joined, bound } = form;
  let left = joined;
  const written = (role?.words ?? [{ text: target.text }]).map((word, index) => {
    const letterCase = index > 0 && form.letterCase === 'Aa' ? 'aa' : form.letterCase;
    const choice = inflections(word, form).find(({ lemma, rest }) => known.has(lemma + rest));
    if (choice === undefined) return `^*${escaped(inCase(word.text, letterCase, language))}$`;
    if (choice.rest.endsWith(joined)) left = '';
    const lemma = startsWithCapital(word.text) ? capitalized(choice.lemma, language) : choice.lemma;
    return `^${inCase(lemma, letterCase, language)}${choice.rest}$`;
  });
  if (left !== '') written.push(`^${left.slice(1)}$`);
  return written.map((word) => bound + word).join(' ');
}

function inCase(text: string, letterCase: LetterCase, language: string): string {
  if (letterCase === 'AA') return text.toLocaleUpperCase(language);
  return letterCase === 'Aa' ? capitalized(text, language) : text;
}

interface Inflection {
  readonly lemma: string;
  /** Tags, the part that does not change, and what is joined. */
  readonly rest: string;
}

/** The forms in which a word may be right here, the best first; none where it is right as the glossary has it. */
function inflections({ reading }: TargetWord, { role, tags, joined }: MarkedForm): readonly Inflection[] {
  if (reading === undefined || role === undefined) return [];
  const { lemma, tags: own, queue } = reading;
  const options = formTags(role, own, tags);
  const ends = reading === role.reading ? joined : '';
  if (ends === '' && options.some((option) => option.join() === own.join())) return [];
  return options.map((option) => ({ lemma, rest: writeTags(option) + queue + ends }));
}

/** The tags of a word where transfer asks for others than the glossary's form has. */
function formTags(role: TargetRole, own: readonly string[], asked: readonly string[]): readonly (readonly string[])[] {
  if (role.wordClass === 'verb') return [[own[0] ?? 'vblex', ...asked.slice(1)]];
  const gender = genderIndex(own);
  const number = numberIndex(own);
  if (number === -1) return role.wordClass === 'adjective' ? [asked] : [own];
  if (own[number] === 'pl') return [own];
  const agreeing = role.wordClass === 'adjective' && gender !== -1 && own[gender] !== 'mf';
  const tags = agreeing ? own.with(gender, definite(asked[genderIndex(asked)], ['m', 'f', 'nt'], 'm')) : own;
  const position = numberIndex(asked);
  const cases = asked.slice(position + 1);
  const ending = position === -1 || cases.length === 0 ? tags.slice(number + 1) : cases;
  const until = tags.slice(0, number);
  return [definite(asked[position], ['sg', 'pl'], own[number] ?? 'sg'), 'sp'].map((one) => [...until, one, ...ending]);
}

function definite(tag: string | undefined, possible: readonly string[], otherwise: string): string {
  return tag !== undefined && possible.includes(tag) ? tag : otherwise;
}
