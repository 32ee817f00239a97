import type { QualityEvaluator, QualityFinding } from '../../src/contracts/engines/quality-evaluator.ts';
import type { CleanCase, FaultSet, FaultyCase } from './make-set.ts';

export interface MeasuredFault {
  readonly fault: FaultyCase;
  /** Findings in the wrong segments that may be the fault. */
  readonly found: readonly QualityFinding[];
  /** All of them. */
  readonly all: readonly QualityFinding[];
  /** One marks the wrong part; undefined where there is none to mark. */
  readonly located: boolean | undefined;
}

export interface FalseAlarm {
  readonly languages: string;
  readonly source: string;
  readonly target: string;
  readonly findings: readonly QualityFinding[];
}

export interface MeasuredSet {
  readonly faults: readonly MeasuredFault[];
  /** Clean segments by languages. */
  readonly clean: ReadonlyMap<string, number>;
  readonly alarms: readonly FalseAlarm[];
}

const never = new AbortController().signal;

export async function measureSet(evaluator: QualityEvaluator, set: FaultSet): Promise<MeasuredSet> {
  const faults: MeasuredFault[] = [];
  for (const fault of set.faulty) faults.push(await measureFault(evaluator, fault));
  const clean = new Map<string, number>();
  const alarms: FalseAlarm[] = [];
  for (const one of set.clean) {
    clean.set(one.languages, (clean.get(one.languages) ?? 0) + one.segments.length);
    alarms.push(...(await falseAlarms(evaluator, one)));
  }
  return { faults, clean, alarms };
}

async function evaluate(evaluator: QualityEvaluator, { languages, segments }: CleanCase) {
  const [source = '', target = ''] = languages.split(' ');
  return (await evaluator.evaluate({ source, target, segments }, never)).segments;
}

async function measureFault(evaluator: QualityEvaluator, fault: FaultyCase): Promise<MeasuredFault> {
  const evaluated = await evaluate(evaluator, fault);
  const all = fault.wrong.flatMap((index) => evaluated[index]?.findings ?? []);
  const found = all.filter(({ type, subType }) => fault.reports.includes(`${type}/${subType}`));
  const { range } = fault;
  if (range === undefined) return { fault, found, all, located: undefined };
  const target = fault.segments[fault.wrong[0] ?? 0]?.target ?? '';
  const [start, end] = [range.start, range.end].map((position) => Array.from(target.slice(0, position)).length);
  const located = found.some(({ targetSpans }) =>
    targetSpans.some((span) => span.start < (end ?? 0) && span.end > (start ?? 0)),
  );
  return { fault, found, all, located };
}

async function falseAlarms(evaluator: QualityEvaluator, clean: CleanCase): Promise<readonly FalseAlarm[]> {
  const evaluated = await evaluate(evaluator, clean);
  return clean.segments.flatMap(({ source, target }, index) => {
    const findings = evaluated[index]?.findings ?? [];
    return findings.length === 0 ? [] : [{ languages: clean.languages, source, target, findings }];
  });
}
