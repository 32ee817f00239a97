import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ApertiumMorphology } from '../../src/engines/apertium/morphology/apertium-morphology.ts';
import { HarperWritingEngine } from '../../src/engines/harper/harper-writing-engine.ts';
import { EnglishWords } from '../../src/engines/hunspell/english-words.ts';
import { englishWords } from '../../src/language/writing/agreement/english/tokens.ts';
import { type WeighedEdit, weighInContext } from '../../src/language/writing/context/find-in-context.ts';
import { TrieWordModel } from '../../src/language/writing/context/trie-word-model.ts';
import { features, featuresOf } from '../../src/language/writing/context/weigh.ts';
import { wordFrequencies } from '../../src/language/writing/spelling/frequent-words.ts';
import { applyEdits } from '../../src/language/writing/text-edit.ts';
import { installedTable } from '../../test/support/installed-inflection.ts';
import { judgeByReferences, withoutTokens } from './judge-references.ts';

/**
 * Learns what `languages/en/context.json` weighs, and prints it: logistic regression over what the model says of each alternative,
 * from the first half of corrected texts (by a hash of the text) and from right ones.
 *
 *     node bench/writing/fit-context.ts --model <file> --texts <file> --references <file>,<file>,… --right <file>
 */
const { values } = parseArgs({
  options: {
    model: { type: 'string', default: '/usr/share/pocketsphinx/model/en-us/en-us.lm.bin' },
    texts: { type: 'string', default: '' },
    references: { type: 'string', default: '' },
    right: { type: 'string', default: '' },
  },
});

/** What right texts count, which are many. */
const weightOfRight = 1;
const rounds = 3_000;

interface Example {
  readonly kind: string;
  readonly parts: readonly number[];
  readonly isRight: boolean;
  readonly weight: number;
}

const read = (file: string): readonly string[] => readFileSync(file, 'utf8').trimEnd().split('\n');
const signal = new AbortController().signal;
const model = new TrieWordModel(readFileSync(values.model));
await using morphology = new ApertiumMorphology();
await using dictionary = new EnglishWords({ folder: '/usr/share/hunspell' });
const examples = [...(await examplesOfCorrected()), ...(await examplesOfRight())];
console.log(JSON.stringify(fit(examples), null, 2));
console.error(`${examples.filter(({ isRight }) => isRight).length} right alternatives of ${examples.length}`);

async function weigh(texts: readonly string[], isOfCarelessText: boolean): Promise<(readonly WeighedEdit[])[]> {
  const words = [...new Set(texts.flatMap(englishWords))];
  const read = await morphology.analyse({ language: 'en', words }, signal);
  const readings = new Map(words.map((word, index) => [word, read[index] ?? []]));
  const known = await dictionary.knownAmong(words.flatMap((word) => [word, capital(word)]));
  const frequent = wordFrequencies('en');
  const isKnown = (word: string): boolean =>
    known.has(word) || known.has(capital(word)) || frequent.has(word) || (readings.get(word)?.length ?? 0) > 0;
  const unknown = (word: string) => (isKnown(word.toLowerCase()) ? undefined : { suggestions: [] });
  return texts.map((text) =>
    likeliest(weighInContext(text, { model, readings, spelling: { unknown, isOfCarelessText } })),
  );
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Of each kind at each position. */
function likeliest(edits: readonly WeighedEdit[]): readonly WeighedEdit[] {
  const best = new Map<string, WeighedEdit>();
  for (const edit of edits) {
    const key = `${edit.kind} ${edit.start}`;
    if (edit.evidence.gain > (best.get(key)?.evidence.gain ?? -Infinity)) best.set(key, edit);
  }
  return [...best.values()];
}

async function examplesOfCorrected(): Promise<readonly Example[]> {
  await using engine = new HarperWritingEngine({
    morphology,
    dictionary: new EnglishWords({ folder: '/usr/share/hunspell' }),
  });
  const inflection = await installedTable('en-US');
  const people = values.references.split(',').map((file) => read(file).map(withoutTokens));
  const half = read(values.texts)
    .map(withoutTokens)
    .map((text, index) => ({ text, theirs: people.map((lines) => lines[index] ?? '') }))
    .filter(({ text }) => (createHash('sha256').update(text).digest()[0] as number) < 128);
  const given = half.map(({ text }) => text);
  const { texts: corrected } = await engine.improve(
    { language: 'en-US', texts: given, change: 'correct', inflection },
    signal,
  );
  const weighed = await weigh(corrected, true);
  return half.flatMap(({ text, theirs }, index) => {
    const now = corrected[index] as string;
    const before = judgeByReferences(text, now, theirs);
    return (weighed[index] ?? []).map((edit) => {
      const after = judgeByReferences(text, applyEdits(now, [edit]), theirs);
      const isRight = after.mended.length > before.mended.length && after.others.length <= before.others.length;
      return { ...exampleOf(edit), isRight, weight: 1 };
    });
  });
}

async function examplesOfRight(): Promise<readonly Example[]> {
  const weighed = await weigh(read(values.right), true);
  return weighed.flat().map((edit) => ({ ...exampleOf(edit), isRight: false, weight: weightOfRight }));
}

function exampleOf({ kind, evidence }: WeighedEdit): Pick<Example, 'kind' | 'parts'> {
  const parts = featuresOf(evidence);
  return { kind, parts: features.map((feature) => parts[feature]) };
}

/** By gradient descent, with weights that little speaks for drawn towards 0, and kinds towards rare ones. */
function fit(all: readonly Example[]): Record<string, unknown> {
  const kinds = [...new Set(all.map(({ kind }) => kind))].sort();
  const priors = new Map(kinds.map((kind) => [kind, -2]));
  const weights = features.map(() => 0);
  const scales = features.map(
    (_, at) => Math.max(1e-9, mean(all.map(({ parts }) => (parts[at] as number) ** 2))) ** 0.5,
  );
  const total = all.reduce((sum, { weight }) => sum + weight, 0);
  for (let round = 0; round < rounds; round += 1) {
    const slopes = features.map(() => 0);
    const slopesOfKinds = new Map(kinds.map((kind) => [kind, 0]));
    for (const { kind, parts, isRight, weight } of all) {
      const sum = parts.reduce(
        (so, part, at) => so + (weights[at] as number) * (part / (scales[at] as number)),
        priors.get(kind) as number,
      );
      const error = (weight * (1 / (1 + Math.exp(-sum)) - Number(isRight))) / total;
      for (const at of features.keys())
        slopes[at] = (slopes[at] as number) + (error * (parts[at] as number)) / (scales[at] as number);
      slopesOfKinds.set(kind, (slopesOfKinds.get(kind) as number) + error);
    }
    for (const at of features.keys())
      weights[at] = (weights[at] as number) - 10 * ((slopes[at] as number) + 1e-5 * (weights[at] as number));
    for (const kind of kinds) {
      const prior = priors.get(kind) as number;
      priors.set(kind, prior - 60 * ((slopesOfKinds.get(kind) as number) + 2e-5 * (prior + 3)));
    }
  }
  const round = (value: number): number => Math.round(value * 1000) / 1000;
  return {
    kinds: Object.fromEntries(kinds.map((kind) => [kind, round(priors.get(kind) as number)])),
    ...Object.fromEntries(
      features.map((feature, at) => [feature, round((weights[at] as number) / (scales[at] as number))]),
    ),
  };
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}
