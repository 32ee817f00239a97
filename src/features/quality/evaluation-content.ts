import { setImmediate as turn } from 'node:timers/promises';
import type { EvaluatedSegment, QualityFinding } from '../../contracts/engines/quality-evaluator.ts';
import type { LanguagePair } from '../../contracts/language-pair.ts';

/** What is evaluated, as it lies sealed. */
export interface EvaluatedText {
  readonly pair: LanguagePair;
  readonly segments: readonly EvaluatedSegment[];
}

/** A segment with what was found in it. */
export interface SegmentResult extends EvaluatedSegment {
  readonly findings: readonly QualityFinding[];
  /** From 0 to 100. */
  readonly score: number;
}

interface EvaluationHead {
  readonly overall: number;
  /** Codes of what could not be done as asked. */
  readonly warnings: readonly string[];
}

/** What was evaluated and found, as it lies sealed. */
export interface EvaluationResult extends EvaluationHead {
  readonly segments: readonly SegmentResult[];
}

/** The same as it is read, which whoever has it must do to the end or give up with `return`. */
export interface EvaluationReading extends EvaluationHead {
  readonly segments: AsyncGenerator<SegmentResult>;
}

/** Milliseconds of lines that are read or written in one turn of the event loop. */
const sliceMilliseconds = 4;

/*
 * A head and one line of JSON for each segment, so that no step of writing or reading them grows with the whole.
 */

export function writeText({ pair, segments }: EvaluatedText): AsyncGenerator<Uint8Array> {
  return writeLines(pair, segments);
}

export async function readText(content: AsyncIterable<Uint8Array>): Promise<EvaluatedText> {
  const [pair, ...segments] = await Array.fromAsync(readLines(content));
  return { pair: pair as LanguagePair, segments: segments as EvaluatedSegment[] };
}

export function writeResult({ segments, ...head }: EvaluationResult): AsyncGenerator<Uint8Array> {
  return writeLines(head, segments);
}

export async function readResult(content: AsyncIterable<Uint8Array>): Promise<EvaluationReading> {
  const lines = readLines(content);
  const { value: head } = await lines.next();
  return { ...(head as EvaluationHead), segments: lines as AsyncGenerator<SegmentResult> };
}

async function* writeLines(head: unknown, lines: readonly unknown[]): AsyncGenerator<Uint8Array> {
  let started = performance.now();
  for (const line of [head, ...lines]) {
    yield Buffer.from(`${JSON.stringify(line)}\n`);
    if (performance.now() - started < sliceMilliseconds) continue;
    await turn();
    started = performance.now();
  }
}

async function* readLines(content: AsyncIterable<Uint8Array>): AsyncGenerator<unknown> {
  const decoder = new TextDecoder();
  let rest = '';
  let started = performance.now();
  for await (const bytes of content) {
    const parts = (rest + decoder.decode(bytes, { stream: true })).split('\n');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      yield JSON.parse(part);
      if (performance.now() - started < sliceMilliseconds) continue;
      await turn();
      started = performance.now();
    }
  }
}
