import type { Inline, Segment } from '../../src/contracts/segment.ts';
import { BergamotTranslator } from '../../src/engines/bergamot/bergamot-translator.ts';
import type { InstalledModel } from '../../src/engines/bergamot/models/installed-model.ts';
import { plainText, textSegment } from '../../src/language/segments.ts';
import { RawBergamot } from '../anchors/raw-bergamot.ts';
import { median, percentile } from '../measurement/statistics.ts';
import { type ModelMemory, measureMemory } from './measure-memory.ts';
import { onlyModels } from './only-models.ts';

export interface BergamotPlan {
  readonly rounds: number;
  /** Of one cell in one round. */
  readonly milliseconds: number;
}

export interface Subject {
  readonly name: string;
  readonly model: InstalledModel;
  readonly sentences: readonly string[];
  /**
   * The model says something sensible. One without meaning never comes to an end by itself: it is cut off at a length
   * that depends on the other sentences in the engine's batch, so all should have the same number of tokens.
   */
  readonly isTrained: boolean;
}

export interface SubjectResults {
  readonly name: string;
  readonly megabytes: number;
  readonly wordsPerSentence: number;
  /** Words a second; one thread unless said otherwise. Medians over rounds. */
  readonly raw: number;
  readonly ours: number;
  readonly tagged: number;
  readonly allCores: number;
  /** Median over rounds of ours to raw in the same round. */
  readonly ratio: number;
  /** The same for CPU time of the whole process instead of time on the clock. */
  readonly cpuRatio: number;
  readonly rawLatency: number;
  readonly latency: Latency;
  readonly memory: readonly ModelMemory[];
}

interface Latency {
  readonly median: number;
  readonly percentile99: number;
}

/** What one subject did in one cell. */
interface Pass {
  readonly wordsPerSecond: number;
  readonly wordsPerCpuSecond: number;
}

export async function measureBergamot(subject: Subject, plan: BergamotPlan, cores: number): Promise<SubjectResults> {
  const { name, model, sentences } = subject;
  const models = onlyModels(model);
  await using raw = await RawBergamot.start(model);
  await using one = new BergamotTranslator({ models, workers: 1 });
  await using all = new BergamotTranslator({ models, workers: cores });
  const plain = sentences.map(textSegment);
  const tagged = sentences.map(tagWord);
  await compareWork(subject, raw, one);
  const batch = await sizeOfBatch(raw, sentences, plan.milliseconds);
  const repeated = <Value>(values: readonly Value[]): Value[] =>
    Array.from({ length: batch }, (_, index) => values[index % values.length] as Value);
  const words = countWords(repeated(sentences));
  await translate(all, repeated(plain));
  const rounds: { raw: Pass; ours: Pass; tagged: Pass; allCores: Pass; rawTimes: number[]; times: number[] }[] = [];
  for (let round = 0; round < plan.rounds; round += 1)
    rounds.push({
      raw: await time(words, async () => void (await raw.translate(repeated(sentences), batch))),
      ours: await time(words, () => translate(one, repeated(plain))),
      tagged: await time(words, () => translate(one, repeated(tagged))),
      allCores: await time(words, () => translate(all, repeated(plain))),
      rawTimes: await oneByOne(sentences, plan.milliseconds, async (sentence) => {
        await raw.translate([sentence], 1);
      }),
      times: await oneByOne(plain, plan.milliseconds, (segment) => translate(one, [segment])),
    });
  const over = (pick: (round: (typeof rounds)[number]) => number) => median(rounds.map(pick));
  const times = rounds.flatMap((round) => round.times);
  return {
    name,
    megabytes: model.bytes / 1e6,
    wordsPerSentence: countWords(sentences) / sentences.length,
    raw: over((round) => round.raw.wordsPerSecond),
    ours: over((round) => round.ours.wordsPerSecond),
    tagged: over((round) => round.tagged.wordsPerSecond),
    allCores: over((round) => round.allCores.wordsPerSecond),
    ratio: over((round) => round.ours.wordsPerSecond / round.raw.wordsPerSecond),
    cpuRatio: over((round) => round.ours.wordsPerCpuSecond / round.raw.wordsPerCpuSecond),
    rawLatency: over((round) => median(round.rawTimes)),
    latency: { median: median(times), percentile99: percentile(times, 99) },
    memory: await measureMemory(model, sentences),
  };
}

async function translate(translator: BergamotTranslator, segments: readonly Segment[]): Promise<readonly Segment[]> {
  const batch = { source: 'en', target: 'de', segments, options: { formality: 'default' } } as const;
  return (await translator.translate(batch, new AbortController().signal)).segments;
}

/** Both have to do the same, or the comparison means nothing. Warms both up as well. */
async function compareWork(
  { sentences, isTrained }: Subject,
  raw: RawBergamot,
  ours: BergamotTranslator,
): Promise<void> {
  const { texts } = await raw.translate(sentences, sentences.length);
  const expected = texts.map((text) => text.trim());
  const actual = (await translate(ours, sentences.map(textSegment))).map(plainText);
  const different = actual.findIndex((text, index) => text !== expected[index]);
  const lengthRatio = actual.join('').length / expected.join('').length;
  if (isTrained ? different !== -1 : Math.abs(lengthRatio - 1) > 0.05)
    throw new Error(`Other work: "${expected[different]}" and "${actual[different]}", lengths as ${lengthRatio} to 1.`);
}

/** So many sentences that the raw engine needs about that time for them. */
async function sizeOfBatch(raw: RawBergamot, sentences: readonly string[], milliseconds: number): Promise<number> {
  const { milliseconds: needed } = await raw.translate(sentences, sentences.length);
  return Math.max(50, Math.round((milliseconds * sentences.length) / needed));
}

async function time(words: number, work: () => Promise<unknown>): Promise<Pass> {
  const cpu = process.cpuUsage();
  const start = performance.now();
  await work();
  const seconds = (performance.now() - start) / 1_000;
  const { user, system } = process.cpuUsage(cpu);
  return { wordsPerSecond: words / seconds, wordsPerCpuSecond: words / ((user + system) / 1e6) };
}

async function oneByOne<Value>(
  values: readonly Value[],
  milliseconds: number,
  work: (value: Value) => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + milliseconds;
  for (let index = 0; performance.now() < end; index += 1) {
    const start = performance.now();
    await work(values[index % values.length] as Value);
    times.push(performance.now() - start);
  }
  return times;
}

/** The second word in bold. */
function tagWord(sentence: string): Segment {
  const [first = '', second = '', ...others] = sentence.split(' ');
  const open = { kind: 'open', id: 1, data: '<b>' } as const;
  const close = { kind: 'close', id: 1, data: '</b>' } as const;
  const inlines: readonly Inline[] = [`${first} `, open, second, close, others.map((word) => ` ${word}`).join('')];
  return { inlines };
}

function countWords(sentences: readonly string[]): number {
  return sentences.reduce((sum, sentence) => sum + sentence.split(' ').length, 0);
}
