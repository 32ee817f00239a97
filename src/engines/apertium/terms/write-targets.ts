import type { WordReading } from '../../../contracts/language/morphology.ts';
import { capitalized, startsWithCapital } from '../../../language/terminology/letter-case.ts';
import { escaped, genderIndex, numberIndex, splitTags, unescaped, wordClass, writeTags } from './lexical-units.ts';
import type { TargetRole, TargetTerm, TargetWord } from './target-term.ts';
import { type LetterCase, markedLemma, readMark, type TermMark } from './term-mark.ts';

/** Those of the forms that the generator can write. */
export type KnownForms = (forms: readonly string[]) => Promise<ReadonlySet<string>>;

/** How forms of other lexicons are written; undefined for those that they do not have. */
export type WriteForms = (forms: readonly OtherForm[]) => Promise<readonly (string | undefined)[]>;

/** A form of a word of a term that the pair's generator cannot write. */
export interface OtherForm extends Omit<WordReading, 'lexicon'> {
  /** The word as the glossary has it. */
  readonly text: string;
  /** The lexicon that read it; absent where the pair's own did. */
  readonly lexicon?: string;
}

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
  writeForms: WriteForms,
): Promise<string> {
  const forms = Array.from(stream.matchAll(markedUnit), ({ groups }) => readForm(groups ?? {}, marks));
  const wanted = forms.flatMap((form) => form?.role?.words.flatMap((word) => inflections(word, form)) ?? []);
  const known = await knownForms([...new Set(wanted.map(({ lemma, rest }) => lemma + rest))]);
  const written = await writeOthers(forms, known, writeForms);
  let next = 0;
  return stream.replaceAll(markedUnit, (unit) => {
    const form = forms[next];
    next += 1;
    return form === undefined ? unit : writeForm(form, { known, written }, language);
  });
}

interface Writing {
  readonly known: ReadonlySet<string>;
  /** Texts of forms that only other lexicons know. */
  readonly written: ReadonlyMap<string, string>;
}

/** Words that the pair lacks, in forms that the lexicon writes which has them. */
async function writeOthers(
  forms: readonly (MarkedForm | undefined)[],
  known: ReadonlySet<string>,
  writeForms: WriteForms,
): Promise<ReadonlyMap<string, string>> {
  const others = forms.flatMap((form) =>
    (form?.role?.words ?? []).flatMap((word) => {
      if (form === undefined || word.reading === undefined || form.joined !== '') return [];
      const { text, reading } = word;
      const { lexicon } = reading;
      const options = inflections(word, form);
      return options.some(({ lemma, rest }) => known.has(lemma + rest))
        ? []
        : options.map((one) => ({ ...one, text, lexicon }));
    }),
  );
  const written = await writeForms(
    others.map(({ lemma, tags, queue, text, lexicon }) => ({
      text,
      lemma: unescaped(lemma),
      tags,
      ...(queue === '' ? {} : { invariable: unescaped(queue.slice(1)) }),
      ...(lexicon === undefined ? {} : { lexicon }),
    })),
  );
  return new Map(others.flatMap(({ lemma, rest }, index) => (written[index] ? [[lemma + rest, written[index]]] : [])));
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

function writeForm(form: MarkedForm, { known, written: others }: Writing, language: string): string {
  const { target, role, joined, bound } = form;
  let left = joined;
  const written = (role?.words ?? [{ text: target.text }]).map((word, index) => {
    const letterCase = index > 0 && form.letterCase === 'Aa' ? 'aa' : form.letterCase;
    const gap = index === 0 ? '' : (word.gap ?? ' ');
    const options = inflections(word, form);
    const choice = options.find(({ lemma, rest }) => known.has(lemma + rest));
    if (choice === undefined) {
      const other = options.map(({ lemma, rest }) => others.get(lemma + rest)).find((text) => text !== undefined);
      return `${gap}${bound}^*${escaped(inCase(other ?? word.text, letterCase, language))}$`;
    }
    if (choice.rest.endsWith(joined)) left = '';
    const lemma = startsWithCapital(word.text) ? capitalized(choice.lemma, language) : choice.lemma;
    return `${gap}${bound}^${inCase(lemma, letterCase, language)}${choice.rest}$`;
  });
  if (left !== '') written.push(` ${bound}^${left.slice(1)}$`);
  return written.join('');
}

function inCase(text: string, letterCase: LetterCase, language: string): string {
  if (letterCase === 'AA') return text.toLocaleUpperCase(language);
  return letterCase === 'Aa' ? capitalized(text, language) : text;
}

interface Inflection {
  readonly lemma: string;
  readonly tags: readonly string[];
  readonly queue: string;
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
  return options.map((option) => ({ lemma, tags: option, queue, rest: writeTags(option) + queue + ends }));
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
