import { baseLanguage } from '../../codes.ts';
import { type Inflection, noInflection, perInflection } from '../../inflection/inflection.ts';
import { readCorrectionGroups } from '../../packs/correction-groups.ts';
import { faultyLine } from '../../packs/pack-files.ts';
import { wordFrequencies } from '../spelling/frequent-words.ts';
import type { TextEdit } from '../text-edit.ts';
import { firstWords, patternOf, refusalOf } from './compile-correction.ts';
import type { CorrectionContext } from './correction-rules.ts';
import { conditions, type Found } from './operators.ts';
import { type ParsedCorrection, parseCorrection } from './parse-correction.ts';
import { programs } from './programs.ts';
import { writtenFor, writtenWords } from './write-correction.ts';

/** A rule of a group, compiled when a text first has one of its words. */
interface Rule {
  readonly parsed: ParsedCorrection;
  readonly group: number;
  readonly refusal: RegExp | undefined;
  /** Of each of these the text has a word, or there is nothing for the rule in it: most patterns are never compiled. */
  readonly needed: readonly ReadonlySet<string>[];
  pattern?: RegExp;
}

/** The groups of a pack: of rules by their first word, of those that begin with any, and of programs. */
interface Pack {
  readonly reasons: readonly string[];
  readonly byWord: ReadonlyMap<string, readonly Rule[]>;
  readonly open: readonly Rule[];
  readonly programs: readonly { readonly group: number; readonly name: string }[];
}

const packs = new Map<string, (inflection: Inflection) => Pack>();

function packOf(language: string, inflection: Inflection = noInflection): Pack {
  const known = packs.get(language) ?? perInflection((given) => readPack(language, given));
  packs.set(language, known);
  return known(inflection);
}

function readPack(language: string, inflection: Inflection): Pack {
  const groups = readCorrectionGroups(language);
  const [byWord, open]: [Map<string, Rule[]>, Rule[]] = [new Map(), []];
  const named: { group: number; name: string }[] = [];
  for (const [group, { rules }] of groups.entries())
    for (const line of rules) {
      const name = /^<([\p{L}-]+)>$/u.exec(line.text)?.[1];
      if (name !== undefined) {
        if (programs[name] === undefined) throw faultyLine(line, `no program ${name}`);
        named.push({ group, name });
        continue;
      }
      const parsed = parseCorrection(line, language, inflection);
      if (parsed === undefined) continue;
      const rule: Rule = { parsed, group, refusal: refusalOf(parsed), needed: neededBy(parsed) };
      const words = firstWords(parsed.phrase);
      if (words === undefined) open.push(rule);
      else
        for (const word of new Set(words)) {
          const those = byWord.get(word);
          if (those === undefined) byWord.set(word, [rule]);
          else those.push(rule);
        }
    }
  return { reasons: groups.map(({ reason }) => reason), byWord, open, programs: named };
}

/** For each place that must have one of certain words, their first words in small letters. */
function neededBy({ before, phrase, after }: ParsedCorrection): readonly ReadonlySet<string>[] {
  const around = [...before, ...after].filter(({ isRefused }) => !isRefused).flatMap(({ elements }) => elements);
  return [...phrase, ...around].flatMap((element) => {
    const words = element.isOptional ? undefined : firstWords([element]);
    return words === undefined ? [] : [new Set(words)];
  });
}

/** What the rules of a language find: a list for each group of its pack, the surest first. */
export function findByRules(text: string, context: CorrectionContext): readonly (readonly TextEdit[])[] {
  const pack = packOf(baseLanguage(context.language), context.inflection);
  const found: TextEdit[][] = pack.reasons.map(() => []);
  // Two rules of a group may insert the same comma.
  const ranges = new Set<string>();
  const add = (rule: Rule, match: RegExpExecArray): void => {
    if (rule.refusal?.test(text.slice(Math.max(0, match.index - reach), match.index)) === true) return;
    const edit = editOf(rule.parsed, match, text, context);
    const range = `${rule.group} ${edit?.start} ${edit?.end}`;
    if (edit === undefined || ranges.has(range)) return;
    ranges.add(range);
    found[rule.group]?.push({ ...edit, rule: pack.reasons[rule.group] as string });
  };
  const all = Array.from(text.matchAll(words), ({ 0: word, index }) => ({ word: word.toLowerCase(), index }));
  const present = new Set(all.map(({ word }) => word));
  // A compiled pattern is faster than this.
  const mayFit = ({ pattern, needed }: Rule) =>
    pattern !== undefined || needed.every((list) => !list.isDisjointFrom(present));
  for (const { word, index } of all)
    for (const rule of pack.byWord.get(word) ?? []) {
      if (!mayFit(rule)) continue;
      rule.pattern ??= patternOf(rule.parsed, 'y');
      rule.pattern.lastIndex = index;
      const match = rule.pattern.exec(text);
      if (match !== null) add(rule, match);
    }
  for (const rule of pack.open) {
    if (!mayFit(rule)) continue;
    rule.pattern ??= patternOf(rule.parsed, 'g');
    for (const match of text.matchAll(rule.pattern)) add(rule, match as RegExpExecArray);
  }
  for (const { group, name } of pack.programs) found[group]?.push(...(programs[name]?.(text, context) ?? []));
  return found;
}

const words = /[\p{L}\p{M}]+/gu;

/** All that the rules of a language can write, for a test to look up. */
export function writtenByRules(language: string, inflection: Inflection = noInflection): readonly string[] {
  const base = baseLanguage(language);
  const { byWord, open, programs: named } = packOf(base, inflection);
  const rules = new Set([...byWord.values(), open].flat());
  return [
    ...[...rules].flatMap(({ parsed }) => writtenWords(parsed)),
    ...named.flatMap(({ name }) => [...(programs[name]?.writes(language, inflection) ?? [])]),
  ];
}

function editOf(
  parsed: ParsedCorrection,
  match: RegExpExecArray,
  text: string,
  context: CorrectionContext,
): Omit<TextEdit, 'rule'> | undefined {
  const [start, found] = [match.index, match[0]];
  const where: Found = { text, start, end: start + found.length, context };
  if (!parsed.conditions.every(({ name, isRefused }) => holds(name, where, parsed) !== isRefused)) return undefined;
  if (isAlone(parsed) && isInForeignName(text, start, context.language)) return undefined;
  const written = writtenFor(parsed, match);
  if (written === undefined) return undefined;
  const own = context.language === 'de-CH' ? written.replaceAll('ß', 'ss') : written;
  const edit = fitted(text, { start, end: where.end, text: own }, /^(?:fr|it)/.test(context.language));
  return text.slice(edit.start, edit.end) === edit.text ? undefined : edit;
}

function holds(name: string, found: Found, { line }: ParsedCorrection): boolean {
  if (/^\p{Ll}{2}-\p{Lu}{2}$/u.test(name)) return found.context.language === name;
  const condition = conditions[name];
  if (condition === undefined) throw faultyLine(line, `no condition ${name}`);
  return condition(found);
}

/** A comma comes before the space, an elision joins the next word, what goes takes a space with it, and what is no longer elided has one. */
function fitted(
  text: string,
  { start, end, text: written }: Omit<TextEdit, 'rule'>,
  elides: boolean,
): Omit<TextEdit, 'rule'> {
  if (written.startsWith(', ') && text.charAt(start - 1) === ' ')
    return written.slice(', '.length) === text.slice(start, end)
      ? { start: start - 1, end: start - 1, text: ',' }
      : { start: start - 1, end, text: written };
  const behind = /^[ \u00a0\u202f](?=\p{L})/u.test(text.slice(end, end + 2));
  if (written === '' && !behind && start > 0) return { start: start - 1, end, text: '' };
  if (written === '' && /^\p{Lu}/u.test(text.slice(start)))
    return { start, end: end + 2, text: text.slice(end + 1, end + 2).toUpperCase() };
  if (behind && (written === '' || (elides && /(?<!po)['’]$/.test(written))))
    return { start, end: end + 1, text: written };
  const wasElided = /['’]$/.test(text.slice(start, end)) && /\p{L}$/u.test(written);
  return { start, end, text: wasElided ? `${written} ` : written };
}

/** A phrase that is wrong wherever it is. */
function isAlone({ before, after, conditions: { length } }: ParsedCorrection): boolean {
  return before.length === 0 && after.length === 0 && length === 0;
}

/** A word with a capital, behind a word. */
const nameBehindWord = /(?<before>\p{L}[\p{L}\p{M}'’]*)[ \u00a0]\p{Lu}[\p{L}\p{M}]*$/u;
/** Far more than two words have. */
const reach = 80;

/** Whether the letter at `start` is in a word with a capital behind a word that the language hardly has: `the French Connection`. */
function isInForeignName(text: string, start: number, language: string): boolean {
  const before = nameBehindWord.exec(text.slice(Math.max(0, start + 1 - reach), start + 1))?.groups?.before;
  if (before === undefined) return false;
  const word = before.slice(Math.max(before.lastIndexOf("'"), before.lastIndexOf('’')) + 1);
  return !wordFrequencies(baseLanguage(language)).has(word.toLowerCase());
}
