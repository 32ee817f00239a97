import type { TextSpan } from '../../../language/text-edit.ts';
import { genderIndex, numberIndex, splitTags, writeTags } from './lexical-units.ts';
import { markedLemma } from './term-mark.ts';
import type { KnownForms } from './write-targets.ts';

interface Unit extends TextSpan {
  /** What is between it and the unit before, bound blanks left out. */
  readonly gap: string;
  readonly lemma: string;
  readonly tags: readonly string[];
}

const unitPattern = /\^((?:[^\\$<]|\\.)*)((?:<[^<>]*>)*)((?:[^\\$]|\\.)*)\$/gsu;
const boundBlank = /\[\[[^\]]*\]\]/g;
const marked = new RegExp(`^${markedLemma}$`, 'u');

const before = new Set(['det', 'adj', 'num', 'preadv']);
const adverbs = new Set(['adv', 'preadv']);
const genders = new Set(['m', 'f']);
const numbers = new Set(['sg', 'pl']);

/**
 * What is behind a copula has the gender and the number of the term that is the subject, where a pair's transfer leaves it as
 * the dictionary has it; a noun there that is an adjective as well was meant as one.
 *
 *   ^a·a<n><m><pl>$ ^ser<vbser><pri><p3><pl>$ ^vermell<n><m><sg>$ ──► … ^vermell<adj><m><pl>$
 */
export async function agreePredicates(stream: string, knownForms: KnownForms): Promise<string> {
  const units = readUnits(stream);
  const found = units.flatMap((unit, index) => {
    const predicate = marked.test(unit.lemma) && unit.tags[0] === 'n' ? predicateOf(units, index) : undefined;
    const form = predicate && agreeingForm(predicate, unit);
    return predicate === undefined || form === undefined ? [] : [{ predicate, form }];
  });
  if (found.length === 0) return stream;
  const known = await knownForms(found.map(({ form }) => form));
  let written = '';
  let end = 0;
  for (const { predicate, form } of found) {
    if (!known.has(form)) continue;
    written += `${stream.slice(end, predicate.start)}^${form}$`;
    end = predicate.end;
  }
  return written + stream.slice(end);
}

function readUnits(stream: string): readonly Unit[] {
  let end = 0;
  return Array.from(stream.matchAll(unitPattern), ({ 0: unit, 1: lemma = '', 2: tags = '', 3: rest = '', index }) => {
    const gap = stream.slice(end, index).replaceAll(boundBlank, '');
    end = index + unit.length;
    return { start: index, end, gap, lemma, tags: rest === '' ? splitTags(tags) : [] };
  });
}

/** What is said of the noun: undefined where it is no subject, or nothing is. */
function predicateOf(units: readonly Unit[], noun: number): Unit | undefined {
  let first = noun - 1;
  while (before.has(units[first]?.tags[0] ?? '')) first -= 1;
  // `the houses of the dogs are red`, `the car and the houses are red`
  if (['pr', 'cnjcoo'].includes(units[first]?.tags[0] ?? '')) return undefined;
  let next = noun + 1;
  if (units[next]?.tags[0] === 'adv') next += 1;
  const [subject, copula] = [units[noun], units[next]];
  if (copula?.tags[0] !== 'vbser' || numberOf(copula) !== numberOf(subject)) return undefined;
  next += 1;
  if (adverbs.has(units[next]?.tags[0] ?? '')) next += 1;
  const predicate = units[next];
  const beside = units.slice(noun + 1, next + 1).every(({ gap }) => gap === ' ');
  return beside && predicate !== undefined && ['adj', 'n'].includes(predicate.tags[0] ?? '') ? predicate : undefined;
}

function numberOf(unit: Unit | undefined): string | undefined {
  return unit?.tags[numberIndex(unit.tags)];
}

/** Undefined where it agrees, or has no forms. */
function agreeingForm({ lemma, tags }: Unit, subject: Unit): string | undefined {
  const gender = agreeing(tags, genderIndex(tags), subject.tags[genderIndex(subject.tags)], genders);
  const agreed = agreeing(gender, numberIndex(tags), numberOf(subject), numbers);
  if (tags[0] === 'adj') return agreed.join() === tags.join() ? undefined : lemma + writeTags(agreed);
  return lemma + writeTags(['adj', ...agreed.slice(1)]);
}

function agreeing(
  own: readonly string[],
  index: number,
  wanted: string | undefined,
  possible: ReadonlySet<string>,
): readonly string[] {
  if (wanted === undefined || !possible.has(wanted) || !possible.has(own[index] ?? '')) return own;
  return own.with(index, wanted);
}
