import { createHash } from 'node:crypto';
import type { EvaluatedSegment } from '../../src/contracts/engines/quality-evaluator.ts';
import { changedCodes } from './faults/changed-codes.ts';
import { changedMarks } from './faults/changed-marks.ts';
import { changedSentences } from './faults/changed-sentences.ts';
import { changedWords } from './faults/changed-words.ts';
import type { Fault, FaultyText } from './faults/fault.ts';
import { RandomChoices } from './faults/random-choices.ts';
import { readPairs, type SentencePair } from './read-pairs.ts';

export interface SetPlan {
  readonly seed: number;
  /** `en de`. */
  readonly pairs: readonly string[];
  /** Of each kind in each pair of languages. */
  readonly faults: number;
  /** Of each pair of languages, beside those that frames of faults make. */
  readonly clean: number;
}

export interface FaultyCase extends FaultyText {
  readonly languages: string;
  readonly fault: string;
  readonly reports: readonly string[];
}

export interface CleanCase {
  readonly languages: string;
  readonly segments: readonly EvaluatedSegment[];
}

export interface FaultSet {
  readonly faulty: readonly FaultyCase[];
  readonly clean: readonly CleanCase[];
}

export const faults: readonly Fault[] = [...changedWords, ...changedMarks, ...changedCodes, ...changedSentences];

/** Tries for each fault: most sentences have no month and no bracket. */
const mostTries = 1_000;
/** Clean documents are as long as these many segments. */
const documentLength = 10;

/** The same set for the same files, whatever is evaluated on it. */
export function makeSet(folder: string, plan: SetPlan): FaultSet {
  const random = new RandomChoices(plan.seed);
  const faulty: FaultyCase[] = [];
  const clean: CleanCase[] = [];
  for (const languages of plan.pairs) {
    const [source = '', target = ''] = languages.split(' ');
    const pairs = random.shuffled(readPairs(folder, source, target).filter(isWhole));
    const untouched = pairs.slice(0, plan.clean);
    for (let start = 0; start < untouched.length; start += documentLength)
      clean.push({ languages, segments: untouched.slice(start, start + documentLength) });
    const spoilt = pairs.slice(plan.clean);
    for (const fault of faults) addFaults(fault, { languages, source, target, spoilt, random, plan }, faulty, clean);
  }
  return { faulty, clean };
}

/** Quotation marks that a table has doubled are errors of the file, not of the translator. */
function isWhole({ source, target }: SentencePair): boolean {
  return !/""|^"[^"]*$/.test(source) && !/""|^"[^"]*$/.test(target);
}

interface Surroundings {
  readonly languages: string;
  readonly source: string;
  readonly target: string;
  readonly spoilt: readonly SentencePair[];
  readonly random: RandomChoices;
  readonly plan: SetPlan;
}

function addFaults(
  fault: Fault,
  { languages, source, target, spoilt, random, plan }: Surroundings,
  faulty: FaultyCase[],
  clean: CleanCase[],
): void {
  for (let [made, tries] = [0, 0]; made < plan.faults && tries < mostTries; tries += 1) {
    const material = { pair: random.one(spoilt), other: random.one(spoilt), source, target, random };
    if (material.pair === material.other) continue;
    const found = fault.inject(material);
    if (found === undefined) continue;
    faulty.push({ languages, fault: fault.name, reports: fault.reports, ...found });
    const frame = fault.clean?.(material);
    if (frame !== undefined) clean.push({ languages, segments: frame });
    made += 1;
  }
}

/** Proves that a set is the one that was made before the checks were tuned. */
export function digestOf(set: FaultSet): string {
  return createHash('sha256').update(JSON.stringify(set)).digest('hex');
}
