import type { FoundTerm } from '../../../contracts/engines/text-translator.ts';
import { baseLanguage } from '../../../language/codes.ts';
import {
  type AnalysisToken,
  genderIndex,
  numberIndex,
  type Reading,
  readReading,
  readTokens,
  unescaped,
  type WordClass,
  wordClass,
  writeTags,
} from './lexical-units.ts';
import { readPossessives } from './plural-possessives.ts';
import type { TargetRole, TargetTerm } from './target-term.ts';
import { type TermMark, TermsMisfit, writeMark } from './term-mark.ts';

/** Gives what the analyser answers to a piece of a unit. */
export type AnalysePiece = (surface: string) => Promise<string>;

/**
 * Makes one marked unit of each term, read in the ways in which the target can be used. Units that reach over the bounds
 * of a term, `credit card` for the term `card`, are parted before.
 */
export async function markUnits(
  analysis: string,
  marks: readonly TermMark[],
  language: string,
  analyse: AnalysePiece,
): Promise<string> {
  const tokens = readPossessives(await partUnits(readTokens(analysis), marks, analyse), language);
  const written: string[] = [];
  let position = 0;
  let next = 0;
  for (const [index, mark] of marks.entries()) {
    const before: AnalysisToken[] = [];
    const inside: AnalysisToken[] = [];
    for (let token = tokens[next]; token !== undefined && position < mark.to; token = tokens[next]) {
      if (position < mark.from || (inside.length === 0 && token.visible === 0)) before.push(token);
      else inside.push(token);
      position += token.visible;
      next += 1;
    }
    const fits = position === mark.to && visibleText(inside) === mark.text;
    if (!fits && !mark.found.inflected) throw new TermsMisfit('a term is not in the analysis');
    written.push(raw(before), fits ? markedUnit(inside, mark, index, language) : raw(inside));
  }
  return written.join('') + raw(tokens.slice(next));
}

function raw(tokens: readonly AnalysisToken[]): string {
  return tokens.map((token) => token.raw).join('');
}

function visibleText(tokens: readonly AnalysisToken[]): string {
  return unescaped(tokens.map(({ surface }) => surface).join('')).replaceAll(/\s/gu, '');
}

async function partUnits(
  tokens: readonly AnalysisToken[],
  marks: readonly TermMark[],
  analyse: AnalysePiece,
): Promise<readonly AnalysisToken[]> {
  const bounds = new Set(marks.flatMap(({ found, from, to }) => (found.inflected ? [] : [from, to])));
  let position = 0;
  const parted = tokens.map(async (token) => {
    const start = position;
    position += token.visible;
    if (token.visible < 2) return [token];
    const pieces = cut(token.surface, start, bounds);
    if (pieces.length === 1) return [token];
    const answers = await Promise.all(pieces.map((piece) => (piece.trim() === '' ? piece : analyse(piece))));
    return answers.flatMap(readTokens);
  });
  const result = (await Promise.all(parted)).flat();
  if (visible(result) !== visible(tokens)) throw new TermsMisfit('a unit cannot be parted');
  return result;
}

function visible(tokens: readonly AnalysisToken[]): number {
  return tokens.reduce((count, token) => count + token.visible, 0);
}

/** The surface cut at those of its characters that are bounds; spaces at the cuts are pieces of their own. */
function cut(surface: string, start: number, bounds: ReadonlySet<number>): readonly string[] {
  const pieces = [''];
  let position = start;
  for (const [character] of surface.matchAll(/\\?./gsu)) {
    if (character.trim() === '') {
      pieces[pieces.length - 1] += character;
      continue;
    }
    if (bounds.has(position) && position > start) pieces.push('');
    pieces[pieces.length - 1] += character;
    position += 1;
  }
  return pieces.flatMap((piece) => {
    const body = piece.trimEnd();
    return body === piece ? [piece] : [body, piece.slice(body.length)];
  });
}

function markedUnit(tokens: readonly AnalysisToken[], mark: TermMark, index: number, language: string): string {
  const lemma = writeMark(index, mark.letterCase);
  if (mark.found.inflected) return tokens.map((token) => markedForm(token, mark, lemma)).join('');
  const readings = chooseReadings(tokens, mark, language);
  const blanks = tokens.filter((token) => token.visible === 0 && token.surface === '');
  const surface = tokens.map((token) => token.surface).join('');
  const written = new Set(readings.map(({ tags }) => lemma + writeTags(tags)));
  return `^${surface}/${written.size === 0 ? `*${lemma}` : [...written].join('/')}$${raw(blanks)}`;
}

/** Marks the readings by which a word is a form of the term; the tagger chooses between them and others. */
function markedForm({ raw, surface, readings }: AnalysisToken, { found, target }: TermMark, lemma: string): string {
  if (readings === undefined) return raw;
  const source = found.source.toLowerCase();
  // What a hop before made of the word: its class decides, not its lemma.
  const isCarried = found.form?.readings.length === 0;
  const marked = readings.map((text) => {
    const reading = readReading(text);
    const isForm = reading?.queue === '' && (isCarried || unescaped(reading.lemma).toLowerCase() === source);
    const fits = isForm && (target.roles.length === 0 || target.roles.some(hasClass(wordClass(reading.tags))));
    return fits ? lemma + writeTags(reading.tags) : text;
  });
  return `^${[surface, ...marked].join('/')}$`;
}

function hasClass(wanted: WordClass): (role: TargetRole) => boolean {
  return (role) => role.wordClass === wanted;
}

/** Readings of the class that the target has; if the source has none of them, one is made for nouns. */
function chooseReadings(
  tokens: readonly AnalysisToken[],
  { target, found }: TermMark,
  language: string,
): readonly Reading[] {
  const units = tokens.flatMap(({ readings }) => (readings === undefined ? [] : [simpleReadings(readings)]));
  const classes = target.roles.map((role) => role.wordClass);
  const readings = units.length === 1 ? (units[0] ?? []) : headReadings(units, classes, language);
  const fitting = readings.filter(({ tags }) => classes.includes(wordClass(tags)));
  const names = target.roles.find((role) => role.wordClass === 'noun')?.reading.tags[0] === 'np';
  if (fitting.length > 0 && (names || fitting.some(({ tags }) => tags[0] !== 'np'))) return fitting;
  const read = (found.form?.readings ?? []).filter((tags) => classes.length === 0 || classes.includes(wordClass(tags)));
  if (readings.length === 0 && read.length > 0) return read.map(madeReading);
  if (readings.length === 0 && classes[0] === 'verb' && baseLanguage(language) === 'en') return englishVerbs(found);
  if (classes.length > 0 && !classes.includes('noun')) return readings;
  if (classes.length === 0 && readings.length > 0) return readings;
  const made = makeNoun(target, language, found.found);
  return made === undefined ? readings : [made];
}

function simpleReadings(readings: readonly string[]): readonly Reading[] {
  const known = readings.map(readReading).filter((reading) => reading !== undefined);
  const whole = known.filter(({ tags }) => !tags.some((tag) => tag.startsWith('compound-')));
  return whole.length > 0 ? whole : known;
}

const headFirst = new Set('es pt gl ca fr it oc ast an ro sc frp br'.split(' '));

/** Of a term of several words that with its class, the last or, in Romance languages, the first. */
function headReadings(
  units: readonly (readonly Reading[])[],
  classes: readonly WordClass[],
  language: string,
): readonly Reading[] {
  const wanted = classes[0] ?? 'noun';
  const has = (readings: readonly Reading[]) => readings.some(({ tags }) => wordClass(tags) === wanted);
  const first = wanted === 'verb' || headFirst.has(baseLanguage(language));
  const head = (first ? units.find(has) : units.findLast(has)) ?? [];
  return head.filter(({ tags }) => wordClass(tags) === wanted);
}

/** Forms of a verb that the analyser lacks, or knows as a noun only (`logged in`, `logs in`), by the letters that the entry does not have. */
function englishVerbs({ source, found }: FoundTerm): readonly Reading[] {
  const [base = '', form = ''] = [source, found].map((text) => /^\p{L}*/u.exec(text.toLowerCase())?.[0] ?? '');
  if (form.length <= base.length) return [];
  if (form.endsWith('ed')) return [madeReading(['vblex', 'past']), madeReading(['vblex', 'pp'])];
  if (form.endsWith('ing')) return [madeReading(['vblex', 'ger'])];
  return form.endsWith('s') ? [madeReading(['vblex', 'pri', 'p3', 'sg'])] : [];
}

/** Undefined for languages whose tags for nouns are not known here: then the unit stays an unknown word. */
function makeNoun(target: TargetTerm, language: string, found: string): Reading | undefined {
  const base = baseLanguage(language);
  const known = target.roles.find((role) => role.wordClass === 'noun')?.reading.tags ?? [];
  const plural = known[numberIndex(known)] === 'pl' || (known.length > 0 && /[^s]s$/u.test(found));
  const number = plural ? 'pl' : 'sg';
  const isName = known[0] === 'np' || (known.length === 0 && /^\p{Lu}/u.test(target.text));
  if (base === 'en') return madeReading(isName ? ['np', 'al', number] : ['n', number]);
  if (!romanceNouns.has(base)) return undefined;
  return madeReading(['n', known[genderIndex(known)] === 'f' ? 'f' : 'm', number]);
}

function madeReading(tags: readonly string[]): Reading {
  return { lemma: '', tags, queue: '' };
}

const romanceNouns = new Set('es pt gl ca fr it oc ast an'.split(' '));
