import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ApertiumMorphology } from '../../src/engines/apertium/morphology/apertium-morphology.ts';
import { HarperThread } from '../../src/engines/harper/harper-thread.ts';
import { HarperWritingEngine } from '../../src/engines/harper/harper-writing-engine.ts';
import { readFindings } from '../../src/engines/harper/read-findings.ts';
import { EnglishWords } from '../../src/engines/hunspell/english-words.ts';
import { knownToLexicons } from '../../src/engines/shared/second-lexicon.ts';
import { englishWords } from '../../src/language/writing/agreement/english/tokens.ts';
import { type WeighedEdit, weighInContext } from '../../src/language/writing/context/find-in-context.ts';
import { TrieWordModel } from '../../src/language/writing/context/trie-word-model.ts';
import type { Parts } from '../../src/language/writing/context/weigh.ts';
import type { Spelling } from '../../src/language/writing/spelling/spelling.ts';
import { formations } from '../../src/language/writing/spelling/word-formation.ts';
import { applyEdits } from '../../src/language/writing/text-edit.ts';
import { systemClock } from '../../src/time/system-clock.ts';
import { correctTexts } from './correct-texts.ts';
import { judgeByReferences, withoutTokens } from './judge-references.ts';
import { type Example, fitWeights, likelihoodOf, type Prior } from './logistic-regression.ts';

/**
 * Learns what `languages/en/context.json` weighs, and prints it: logistic regression over what the model says of each alternative,
 * from the first half of corrected texts (by a hash of the text) and from right ones. The other half stays unread.
 *
 *     node bench/writing/fit-context.ts --model <file> --texts <file> --references <file>,<file>,… --right <file.conllu>,…
 *
 * Texts and references are the development part of keisks/jfleg (`dev.src`, and `dev.ref0` to `dev.ref3`), right texts the development
 * and test parts of UniversalDependencies/UD_English-GUM, and all of UD_English-LinES and UD_English-PUD. It also prints how likely the
 * likeliest alternatives in right texts are: the least likelihoods for texts without other mistakes must be above that.
 */
const { values } = parseArgs({
  options: {
    model: { type: 'string', default: '/usr/share/pocketsphinx/model/en-us/en-us.lm.bin' },
    texts: { type: 'string', default: '' },
    references: { type: 'string', default: '' },
    right: { type: 'string', default: '' },
  },
});

/** What an alternative in a right text counts. */
const weightOfRight = 1;
const priorOfKinds: Prior = { mean: -3, strength: 0.3 };
const priorOfFeatures: Prior = { mean: 0, strength: 0.3 };
/** So many of the likeliest alternatives in right texts are printed. */
const shown = 5;
const fewestWords = 5;

interface WeighedAlternative {
  readonly kind: string;
  readonly parts: Parts;
  readonly isRight: boolean;
  readonly weight: number;
}

const readLines = (file: string): readonly string[] => readFileSync(file, 'utf8').trimEnd().split('\n');
const signal = new AbortController().signal;
const model = new TrieWordModel(readFileSync(values.model));
await using morphology = new ApertiumMorphology();
await using dictionary = new EnglishWords({ folder: '/usr/share/hunspell' });
const harper = new HarperThread({ clock: systemClock, idleTime: Infinity, timeLimit: 60_000, onIncident: () => {} });
const [corrected, right] = [await alternativesOfCorrected(), await alternativesOfRight()];
await harper.dispose();
const isOfUnknown = ({ kind }: WeighedAlternative): boolean => kind === 'spelling';
const ofWords = [false, true].map((isUnknown) => {
  const [own, ownRight] = [corrected, right].map((list) => list.filter((one) => isOfUnknown(one) === isUnknown));
  const fitted = fit([...(own ?? []), ...(ownRight ?? [])]);
  const likelihoods = (ownRight ?? []).map(fitted.likelihood).sort((one, other) => other - one);
  const printed = likelihoods.slice(0, shown).map((likelihood) => likelihood.toFixed(3));
  console.error(`likeliest ${isUnknown ? 'unknown' : 'known'} words in right texts: ${printed.join(', ')}`);
  return fitted;
});
const kinds = Object.fromEntries(ofWords.flatMap((fitted) => Object.entries(fitted.kinds)));
console.log(JSON.stringify({ kinds, known: ofWords[0]?.weights, unknown: ofWords[1]?.weights }, null, 2));
console.error(
  `${corrected.filter(({ isRight }) => isRight).length} right alternatives of ${corrected.length}, and ${right.length} in right texts`,
);

async function weigh(texts: readonly string[], isOfCarelessText: boolean): Promise<(readonly WeighedEdit[])[]> {
  const words = [...new Set(texts.flatMap(englishWords))];
  const read = await morphology.analyse({ language: 'en', words }, signal);
  const readings = new Map(words.map((word, index) => [word, read[index] ?? []]));
  const edits: (readonly WeighedEdit[])[] = [];
  for (const text of texts) {
    const spelling = { ...(await spellingOf(text)), isOfCarelessText };
    edits.push(likeliest(weighInContext(text, { model, readings, spelling })));
  }
  return edits;
}

/** What the engine knows of the words of a text. */
async function spellingOf(text: string): Promise<Spelling> {
  const [found = []] = await harper.ask({ dialect: 'American', texts: [text] }, undefined, signal);
  const misspelt = found.filter(({ rule }) => rule === 'SpellCheck');
  const words = misspelt.map(({ start, end }) => text.slice(start, end));
  const asked = [...words, ...words.flatMap((word) => formations(word, 'en-US').flat())];
  const proposed = misspelt.flatMap(({ replacements }) => replacements);
  const common = await knownToLexicons(morphology, 'en-US', [...asked, ...proposed], signal);
  const plain = words.map((word) => word.replaceAll('’', "'"));
  const listed = await dictionary.knownAmong(plain.flatMap((word) => [word, capital(word)]));
  return readFindings(text, found, { language: 'en-US', change: 'correct', common, listed }).spelling;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Of each kind at each position. */
function likeliest(edits: readonly WeighedEdit[]): readonly WeighedEdit[] {
  const best = new Map<string, WeighedEdit>();
  for (const edit of edits) {
    const key = `${edit.kind} ${edit.start}`;
    if ((edit.parts.gain ?? 0) > (best.get(key)?.parts.gain ?? -Infinity)) best.set(key, edit);
  }
  return [...best.values()];
}

async function alternativesOfCorrected(): Promise<readonly WeighedAlternative[]> {
  await using engine = new HarperWritingEngine({
    morphology,
    dictionary: new EnglishWords({ folder: '/usr/share/hunspell' }),
  });
  const people = values.references.split(',').map((file) => readLines(file).map(withoutTokens));
  const half = readLines(values.texts)
    .map(withoutTokens)
    .map((text, index) => ({ text, theirs: people.map((lines) => lines[index] ?? '') }))
    .filter(({ text }) => (createHash('sha256').update(text).digest()[0] as number) < 128);
  const corrected = await correctTexts(
    engine,
    'en-US',
    half.map(({ text }) => text),
  );
  const weighed = await weigh(corrected, true);
  return half.flatMap(({ text, theirs }, index) => {
    const now = corrected[index] as string;
    const before = judgeByReferences(text, now, theirs);
    return (weighed[index] ?? []).map((edit) => {
      const after = judgeByReferences(text, applyEdits(now, [edit]), theirs);
      const isRight = after.mended.length > before.mended.length && after.others.length <= before.others.length;
      return { ...partsOf(edit), isRight, weight: 1 };
    });
  });
}

async function alternativesOfRight(): Promise<readonly WeighedAlternative[]> {
  const weighed = await weigh(values.right.split(',').flatMap(readSentences), true);
  return weighed.flat().map((edit) => ({ ...partsOf(edit), isRight: false, weight: weightOfRight }));
}

/** Whole sentences of a treebank, each once. */
function readSentences(file: string): readonly string[] {
  const texts = Array.from(readFileSync(file, 'utf8').matchAll(/^# text = (.*)$/gm), ([, text = '']) => text.trim());
  return [...new Set(texts)].filter(
    (text) => /^["“'(]*\p{Lu}.*[.!?]["”')]*$/u.test(text) && text.split(' ').length >= fewestWords,
  );
}

function partsOf({ kind, parts }: WeighedEdit): Pick<WeighedAlternative, 'kind' | 'parts'> {
  return { kind, parts };
}

interface Fitted {
  readonly kinds: Parts;
  readonly weights: Parts;
  readonly likelihood: (one: WeighedAlternative) => number;
}

/** Features are divided by their size, so that one prior serves all; each kind is a part of its own. */
function fit(all: readonly WeighedAlternative[]): Fitted {
  const kinds = [...new Set(all.map(({ kind }) => kind))].sort();
  const names = Object.keys(all[0]?.parts ?? {});
  const count = all.reduce((sum, { weight }) => sum + weight, 0);
  const sizes = names.map((name) =>
    Math.sqrt(all.reduce((sum, { parts, weight }) => sum + weight * (parts[name] as number) ** 2, 0) / count),
  );
  const partsIn = ({ kind, parts }: Pick<WeighedAlternative, 'kind' | 'parts'>): readonly number[] => [
    ...kinds.map((known) => Number(known === kind)),
    ...names.map((name, at) => (parts[name] as number) / (sizes[at] as number)),
  ];
  const examples = all.map((one): Example => ({ parts: partsIn(one), isRight: one.isRight, weight: one.weight }));
  const weights = fitWeights(examples, [...kinds.map(() => priorOfKinds), ...names.map(() => priorOfFeatures)]);
  const round = (value: number): number => Math.round(value * 1000) / 1000;
  return {
    kinds: Object.fromEntries(kinds.map((kind, at) => [kind, round(weights[at] as number)])),
    weights: Object.fromEntries(
      names.map((name, at) => [name, round((weights[kinds.length + at] as number) / (sizes[at] as number))]),
    ),
    likelihood: (one) => likelihoodOf(partsIn(one), weights),
  };
}
