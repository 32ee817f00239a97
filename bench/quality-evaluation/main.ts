import { parseArgs } from 'node:util';
import type { QualityEvaluator } from '../../src/contracts/engines/quality-evaluator.ts';
import { ApertiumMorphology } from '../../src/engines/apertium/morphology/apertium-morphology.ts';
import { ChecksEvaluator } from '../../src/engines/checks/checks-evaluator.ts';
import { HarperWritingEngine } from '../../src/engines/harper/harper-writing-engine.ts';
import { HunspellWritingEngine } from '../../src/engines/hunspell/hunspell-writing-engine.ts';
import { digestOf, type FaultSet, faults, makeSet } from './make-set.ts';
import { type Agreement, measureAgreement } from './measure-agreement.ts';
import { measureRanking, type Ranking } from './measure-ranking.ts';
import { type MeasuredFault, type MeasuredSet, measureSet } from './measure-set.ts';
import { readJudgements } from './read-judgements.ts';
import sets from './sets.json' with { type: 'json' };

/**
 * How many faults in translations are found, and how many right translations are reported.
 *
 *     npm run bench -- quality-evaluation FOLDER [--set first|second|third|fourth] [--show]
 *     npm run bench -- quality-evaluation --judgements FILE --pair en-de
 *     npm run bench -- quality-evaluation --ranking FOLDER --pair en-de
 */
const { values, positionals } = parseArgs({
  args: process.argv.slice(process.argv[2] === 'quality-evaluation' ? 3 : 2),
  allowPositionals: true,
  options: {
    set: { type: 'string', default: 'first' },
    show: { type: 'boolean', default: false },
    /** Measures agreement with people instead. */
    judgements: { type: 'string' },
    /** Measures agreement with mean scores of people. */
    ranking: { type: 'string' },
    pair: { type: 'string', default: 'en-de' },
  },
});
await using morphology = new ApertiumMorphology();
await using harper = new HarperWritingEngine({ morphology });
await using hunspell = new HunspellWritingEngine({ folder: '/usr/share/hunspell', morphology });
await using evaluator = new ChecksEvaluator({
  writingEngines: [harper, hunspell],
  dictionaries: [hunspell],
  morphology,
});
const [source = '', target = ''] = values.pair.split('-');
if (values.ranking !== undefined) reportRanking(await measureRanking(evaluator, { source, target }, values.ranking));
else if (values.judgements === undefined) await measureFaults(evaluator);
else reportAgreement(await measureAgreement(evaluator, { source, target }, readJudgements(values.judgements)));

async function measureFaults(measured: QualityEvaluator): Promise<void> {
  const [folder] = positionals;
  if (folder === undefined || !isSet(values.set))
    throw new Error('npm run bench -- quality-evaluation FOLDER [--set first|second|third|fourth] [--show]');
  const set = makeSet(folder, sets[values.set]);
  describe(set, sets[values.set].sha256);
  report(await measureSet(measured, set));
}

function reportAgreement({ segments, faulty, kinds, tau }: Agreement): void {
  console.log(`${segments} segments, ${faulty} with errors that people marked\n`);
  console.log(
    '| errors | marked by people | found in the segment | and at the place | findings | same kind | any error |',
  );
  console.log('|---|---|---|---|---|---|---|');
  for (const { kind, marked, found, located, findings, confirmed, inFaulty } of kinds)
    console.log(
      `| ${kind} | ${marked} | ${share(found, marked)} | ${share(located, marked)} | ${findings} | ${share(confirmed, findings)} | ${share(inFaulty, findings)} |`,
    );
  console.log();
  for (const [name, value] of Object.entries(tau)) console.log(`Kendall's tau, ${name}: ${value.toFixed(3)}`);
}

function reportRanking({ segments, systems, withFindings, correlations }: Ranking): void {
  console.log(`${segments} segments of ${systems} systems, ${withFindings} with findings\n`);
  console.log('| | segments: Kendall | Pearson | systems: Kendall | Pearson |\n|---|--:|--:|--:|--:|');
  for (const { name, segmentKendall, segmentPearson, systemKendall, systemPearson } of correlations) {
    const figures = [segmentKendall, segmentPearson, systemKendall, systemPearson].map((value) => value.toFixed(3));
    console.log(`| ${name} | ${figures.join(' | ')} |`);
  }
}

function isSet(name: string): name is keyof typeof sets {
  return Object.hasOwn(sets, name);
}

function describe(made: FaultSet, sha256: string): void {
  const clean = made.clean.reduce((sum, { segments }) => sum + segments.length, 0);
  const digest = digestOf(made);
  console.log(`${made.faulty.length} faults and ${clean} clean segments, SHA-256 ${digest}`);
  if (digest !== sha256)
    console.log(`The files differ from those of the published figures: expected SHA-256 ${sha256}.`);
}

function report({ faults: measured, clean, alarms }: MeasuredSet): void {
  const languages = [...clean.keys()];
  console.log(`\n| fault | found | marked | ${languages.join(' | ')} |`);
  console.log(`|---|---|---|${languages.map(() => '---|').join('')}`);
  for (const { name } of faults)
    row(
      name,
      measured.filter(({ fault }) => fault.fault === name),
      languages,
    );
  row('all', measured, languages);
  const alarmsOf = (code: string): number => alarms.filter((alarm) => alarm.languages === code).length;
  const total = [...clean.values()].reduce((sum, count) => sum + count, 0);
  const shares = languages.map((code) => share(alarmsOf(code), clean.get(code) ?? 0));
  console.log(`| false alarms | ${share(alarms.length, total)} | | ${shares.join(' | ')} |`);
  const checks = Map.groupBy(
    alarms.flatMap(({ findings }) => findings),
    ({ check }) => check,
  );
  for (const [check, found] of [...checks].sort((one, other) => other[1].length - one[1].length))
    console.log(`  ${String(found.length).padStart(4)} ${check}`);
  if (values.show) show(measured, alarms);
}

function row(name: string, measured: readonly MeasuredFault[], languages: readonly string[]): void {
  const cell = (cases: readonly MeasuredFault[]): string =>
    share(cases.filter(({ found }) => found.length > 0).length, cases.length);
  const marked = measured.filter(({ located }) => located !== undefined);
  const cells = languages.map((code) => cell(measured.filter(({ fault }) => fault.languages === code)));
  const located = share(marked.filter((one) => one.located === true).length, marked.length);
  console.log(`| ${name} | ${cell(measured)} | ${located} | ${cells.join(' | ')} |`);
}

function show(measured: readonly MeasuredFault[], alarms: MeasuredSet['alarms']): void {
  for (const { fault, found, all } of measured.filter((one) => one.found.length === 0)) {
    console.log(
      `\nMISSED ${fault.fault} (${fault.languages}), other findings: ${all.map(({ check }) => check).join(', ')}`,
    );
    for (const index of fault.wrong) console.log(`  ${JSON.stringify(fault.segments[index])}`);
    if (found.length > 0) console.log(found);
  }
  for (const { languages, source, target, findings } of alarms) {
    console.log(`\nALARM (${languages})\n  ${source}\n  ${target}`);
    for (const { check, explanation } of findings) console.log(`  ${check}: ${explanation}`);
  }
}

function share(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} % (${part}/${whole})`;
}
