import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { WritingEngine } from '../../src/contracts/engines/writing-engine.ts';
import type { Morphology } from '../../src/contracts/language/morphology.ts';
import { AgreementWritingEngine } from '../../src/engines/agreement/agreement-writing-engine.ts';
import { ApertiumMorphology } from '../../src/engines/apertium/morphology/apertium-morphology.ts';
import { GrammalecteWritingEngine } from '../../src/engines/grammalecte/grammalecte-writing-engine.ts';
import { HarperWritingEngine } from '../../src/engines/harper/harper-writing-engine.ts';
import { EnglishWords } from '../../src/engines/hunspell/english-words.ts';
import { HunspellWritingEngine } from '../../src/engines/hunspell/hunspell-writing-engine.ts';
import { installedFiles } from '../../src/engines/pocketsphinx/installation.ts';
import { findSentences } from '../../src/language/segmentation/find-sentences.ts';
import { installedTable } from '../../test/support/installed-inflection.ts';
import { type MarkedText, readMarkedTexts, rightText } from '../../test/support/read-marked-texts.ts';
import { treeMilliseconds } from '../measurement/processor-time.ts';
import { readAnnotatedTexts } from './annotated-texts.ts';
import { compareWithAnnotators } from './compare-with-annotators.ts';
import { correctTexts } from './correct-texts.ts';
import { type ExplainedChange, explainChanges } from './explain-changes.ts';
import { findChanges } from './find-changes.ts';
import { judgeCorrection } from './judge-corrections.ts';
import { judgeByReferences, withoutTokens } from './judge-references.ts';

/**
 * What corrections are worth: how many are right, how many errors they find, and what they do to texts that are right.
 *
 *     npm run bench -- writing [--speed] [--show development] [--prose <language>=<file> … [--report <file>]]
 *     npm run bench -- writing --references <language>=<texts>,<corrected by somebody>,<corrected by somebody else>,…
 *     npm run bench -- writing --annotated <language>=<file.m2>,… --half development|unseen [--show development]
 */
const { values } = parseArgs({
  args: process.argv.slice(process.argv[2] === 'writing' ? 3 : 2),
  options: {
    /** Prints what went wrong: in the half that may be looked at, or in both (`all`). */
    show: { type: 'string' },
    language: { type: 'string', multiple: true },
    /** Measures time instead. */
    speed: { type: 'boolean', default: false },
    /** Edited prose, a paragraph a line, of which all changes are printed. */
    prose: { type: 'string', multiple: true },
    /** Texts, a line each, and what people made of them, in the same order; words and signs may be apart. */
    references: { type: 'string' },
    /** Sentences in the notation M2, which are divided by their hash. */
    annotated: { type: 'string' },
    half: { type: 'string', default: 'development' },
    /** Corrects English without the model of what is around words. */
    'without-context': { type: 'boolean', default: false },
    /** Where those changes are written as a table, each with its reason, for a second reader. */
    report: { type: 'string' },
  },
});

const languages = { en: 'en-US', de: 'de', fr: 'fr', es: 'es', it: 'it', pt: 'pt-BR' };
const dictionaries = '/usr/share/hunspell';

async function measure(name: string, language: string, writingEngine: WritingEngine): Promise<void> {
  const marked = readMarkedTexts(name);
  const corrected = await correctTexts(
    writingEngine,
    language,
    marked.map(({ text }) => text),
  );
  const wrong = marked.filter(({ errors }) => errors.length > 0);
  const mended = await correctTexts(writingEngine, language, wrong.map(rightText));
  const again = await correctTexts(writingEngine, language, corrected);
  for (const heldOut of [false, true]) {
    const half = marked.map((text, index) => [text, corrected[index] as string] as const);
    report(
      name,
      heldOut,
      half.filter(([text]) => text.heldOut === heldOut),
    );
    const clean = [
      ...half.filter(([text]) => text.errors.length === 0 && text.heldOut === heldOut),
      ...wrong.flatMap((text, index) =>
        text.heldOut === heldOut ? [[withoutErrors(text), mended[index] as string] as const] : [],
      ),
    ];
    reportClean(name, heldOut, clean);
  }
  const unsteady = corrected.filter((text, index) => text !== again[index]);
  if (unsteady.length > 0) console.log(`${name}: ${unsteady.length} corrected texts change when corrected again`);
  if (values.show !== undefined) for (const text of unsteady) console.log(`  unsteady  ${text}`);
}

function withoutErrors(text: MarkedText): MarkedText {
  return { ...text, text: rightText(text), errors: [] };
}

type Corrected = readonly (readonly [MarkedText, string])[];

function report(name: string, heldOut: boolean, texts: Corrected): void {
  const judged = texts.map(([text, corrected]) => ({ text, corrected, ...judgeCorrection(text, corrected) }));
  const mended = judged.reduce((sum, { mended: found }) => sum + found.length, 0);
  const missed = judged.reduce((sum, { missed: left }) => sum + left.length, 0);
  const wrong = judged.reduce((sum, { wrongChanges }) => sum + wrongChanges.length, 0);
  console.log(
    `${name} ${heldOut ? 'held out' : 'development'}: ${mended + missed} errors, precision ${percent(mended, mended + wrong)}, ` +
      `recall ${percent(mended, mended + missed)} (${mended} mended, ${wrong} wrong changes)`,
  );
  if (!isShown(heldOut)) return;
  for (const { text, missed: left, wrongChanges } of judged) {
    for (const { start, end, text: made } of wrongChanges)
      console.log(`  WRONG   [${text.text.slice(start, end)}→${made}]  ${text.text}`);
    for (const { start, end, right } of left)
      console.log(`  missed  [${text.text.slice(start, end)}→${right.join('|')}]  ${text.text}`);
  }
}

function reportClean(name: string, heldOut: boolean, texts: Corrected): void {
  const words = texts.reduce((sum, [{ text }]) => sum + countWords(text), 0);
  const changes = texts.flatMap(([{ text }, corrected]) =>
    findChanges(text, corrected).map((change) => ({ text, change })),
  );
  console.log(
    `${name} ${heldOut ? 'held out' : 'development'}: ${texts.length} right texts of ${words} words, ${changes.length} changes`,
  );
  if (isShown(heldOut))
    for (const { text, change } of changes)
      console.log(`  CHANGED [${text.slice(change.start, change.end)}→${change.text}]  ${text}`);
}

/** The table of its changes, a row each. */
async function readProse(
  argument: string,
  writingEngineFor: (language: string) => WritingEngine,
  morphology: Morphology,
): Promise<readonly string[]> {
  const { language, value: file } = readArgument(argument);
  const texts = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const started = performance.now();
  const corrected = await correctTexts(writingEngineFor(language), language, texts);
  const seconds = (performance.now() - started) / 1_000;
  const words = texts.reduce((sum, text) => sum + countWords(text), 0);
  const explained: ExplainedChange[] = [];
  for (const [index, text] of texts.entries()) {
    const changes = findChanges(text, corrected[index] as string);
    explained.push(...(await explainChanges(text, changes, { language, morphology, folder: dictionaries })));
  }
  console.log(`${file}: ${words} words, ${explained.length} changes, ${(words / seconds).toFixed(0)} words a second`);
  for (const { before, change, reason, around } of explained)
    console.log(`  [${before}→${change.text}]  ${reason}  …${around}…`);
  return explained.map(({ before, change, reason, around }) =>
    [language, before, change.text, reason, around].map((cell) => cell.replace(/\s/g, ' ')).join('\t'),
  );
}

/** How much of what people change is changed, and as one of them did. */
async function compareWithPeople(
  argument: string,
  writingEngineFor: (language: string) => WritingEngine,
): Promise<void> {
  const { name, language, value: files } = readArgument(argument);
  const [texts = [], ...people] = files
    .split(',')
    .map((file) => readFileSync(file, 'utf8').trimEnd().split('\n').map(withoutTokens));
  const corrected = await correctTexts(writingEngineFor(language), language, texts);
  const judged = texts.map((text, index) =>
    judgeByReferences(
      text,
      corrected[index] as string,
      people.map((lines) => lines[index] ?? ''),
    ),
  );
  const count = (of: (one: (typeof judged)[number]) => number): number => judged.reduce((sum, one) => sum + of(one), 0);
  const [needed, mended, others] = [
    count((one) => one.needed),
    count((one) => one.mended.length),
    count((one) => one.others.length),
  ];
  console.log(
    `${name}: ${texts.length} texts, ${mended} of ${needed} changes that are needed (${percent(mended, needed)}), ` +
      `${mended + others} made, ${percent(mended, mended + others)} as somebody made them, ` +
      `${count(({ isExact }) => Number(isExact))} texts as somebody left them`,
  );
  if (values.show === undefined) return;
  for (const [index, { mended: right, others: wrong }] of judged.entries()) {
    const text = texts[index] as string;
    for (const [mark, changes] of [
      ['same', right],
      ['OTHER', wrong],
    ] as const)
      for (const { start, end, text: made } of changes)
        console.log(`  ${mark}  [${text.slice(start, end)}→${made}]  ${text}`);
  }
}

/** How many mechanical mistakes of one half become what annotators wrote. */
async function compareAnnotated(
  argument: string,
  writingEngineFor: (language: string) => WritingEngine,
): Promise<void> {
  const { language, value: files } = readArgument(argument);
  const texts = files
    .split(',')
    .flatMap((file) => readAnnotatedTexts(readFileSync(file, 'utf8')))
    .filter(({ heldOut }) => heldOut === (values.half === 'unseen'));
  const corrected = await correctTexts(
    writingEngineFor(language),
    language,
    texts.map(({ text }) => text),
  );
  for (const line of compareWithAnnotators(texts, corrected, values.show !== undefined)) console.log(line);
}

/** The first call, which loads what the language needs, and the rest, in batches, with the time of all processes. */
async function measureSpeed(name: string, language: string): Promise<void> {
  await using morphology = new ApertiumMorphology();
  await using writingEngine = name === 'en' ? english(morphology) : forLanguage(language, morphology);
  const [first = '', ...others] = readMarkedTexts(name).map(({ text }) => text);
  await installedTable(language);
  const started = performance.now();
  await correctTexts(writingEngine, language, [first]);
  const loaded = performance.now();
  const processorBefore = treeMilliseconds(process.pid);
  await correctTexts(writingEngine, language, others);
  const seconds = (performance.now() - loaded) / 1_000;
  const processorSeconds = (treeMilliseconds(process.pid) - processorBefore) / 1_000;
  const count = others.reduce((sum, text) => sum + findSentences(text, language, { newlines: true }).length, 0);
  console.log(
    `${name}: first call ${(loaded - started).toFixed(0)} ms, then ${count} sentences, ${(count / seconds).toFixed(0)} a second, ` +
      `${(count / processorSeconds).toFixed(0)} a second of processor time`,
  );
}

function english(morphology: Morphology): HarperWritingEngine {
  const contextModel = values['without-context'] ? undefined : installedFiles.languageModel;
  return new HarperWritingEngine({ morphology, dictionary: new EnglishWords({ folder: dictionaries }), contextModel });
}

/** The engine that serves a language other than English. */
function forLanguage(language: string, morphology: Morphology): WritingEngine {
  const corrector = new HunspellWritingEngine({ folder: dictionaries, morphology });
  return language === 'fr'
    ? new GrammalecteWritingEngine({ corrector })
    : new AgreementWritingEngine({ corrector, morphology });
}

/** `<language>=<value>` */
function readArgument(argument: string): { readonly name: string; readonly language: string; readonly value: string } {
  const [name = '', value = ''] = argument.split('=');
  return { name, language: isNamed(name) ? languages[name] : name, value };
}

/** `en` and `pt` stand for the variant that is measured. */
function isNamed(name: string): name is keyof typeof languages {
  return Object.hasOwn(languages, name);
}

function isAskedFor(name: string): boolean {
  return values.language === undefined || values.language.includes(name);
}

function isShown(heldOut: boolean): boolean {
  return values.show === 'all' || (values.show === 'development' && !heldOut);
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;
}

if (values.speed) {
  for (const [name, language] of Object.entries(languages)) if (isAskedFor(name)) await measureSpeed(name, language);
  process.exit();
}
await using morphology = new ApertiumMorphology();
await using harper = english(morphology);
await using german = forLanguage('de', morphology);
await using grammalecte = forLanguage('fr', morphology);
await using agreement = forLanguage('es', morphology);
const writingEngineFor = (language: string): WritingEngine => {
  if (language.startsWith('en')) return harper;
  if (/^(?:es|it|pt)\b/.test(language)) return agreement;
  return language === 'fr' ? grammalecte : german;
};
if (values.annotated !== undefined) await compareAnnotated(values.annotated, writingEngineFor);
else if (values.references !== undefined) await compareWithPeople(values.references, writingEngineFor);
else if (values.prose !== undefined) {
  const rows: string[] = [];
  for (const argument of values.prose) rows.push(...(await readProse(argument, writingEngineFor, morphology)));
  if (values.report !== undefined)
    writeFileSync(values.report, `${['language\twritten\tmeant\treason\taround', ...rows].join('\n')}\n`);
} else
  for (const [name, language] of Object.entries(languages))
    if (isAskedFor(name)) await measure(name, language, writingEngineFor(language));
