import type { EvaluatedSegment, QualityFinding } from '../../contracts/engines/quality-evaluator.ts';
import type { LanguagePair } from '../../contracts/language-pair.ts';
import { readLines, writeLines } from '../sealing/json-lines.ts';

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
