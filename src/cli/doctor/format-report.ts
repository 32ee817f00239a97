import { baseLanguage, languageName } from '../../language/codes.ts';
import { stylesAndTones } from '../../language/writing/styles/styles-and-tones.ts';
import type {
  DoctorReport,
  EngineReport,
  EvaluatorReport,
  PackagesReport,
  RecognizerReport,
  ServerReport,
  SpeechReport,
  SynthesizerReport,
  TrialOutcome,
  WritingReport,
} from './doctor-report.ts';
import { storeLines } from './format-stores.ts';

const styleCount = stylesAndTones.length;

export interface ReportStyle {
  readonly verbose: boolean;
  /** Columns of the terminal. */
  readonly width: number;
}

/** The report for people. */
export function formatReport(report: DoctorReport, style: ReportStyle): string {
  const { configurationProblems: problems, dataFolder, reach } = report;
  const lines = [
    `Dragoman ${report.version} on Node.js ${report.node}`,
    `Data folder: ${dataFolder.path} (${folderState(dataFolder)})`,
    ...storeLines(report.database, report.objectStore, style.verbose),
    problems.length === 0 ? 'Configuration: no problems' : `Configuration: ${count(problems.length, 'problem')}`,
    ...problems.map((problem) => `  - ${problem}`),
    ...(problems.length === 0 ? [] : ['  What follows was looked at with the default settings.']),
    ...serverLines(report.server),
    ...report.engines.flatMap((engine) => ['', ...engineLines(engine, style)]),
    ...report.writing.flatMap((writingEngine) => ['', ...writingLines(writingEngine, style)]),
    ...report.evaluators.flatMap((evaluator) => ['', ...evaluatorLines(evaluator)]),
    ...speechLines(report.speech, style),
    '',
    conversionLine(report.conversions),
    ...pictureLines(report.pictures, style),
    fontLine(report.fonts),
    browserLine(report.browser),
    '',
    `Languages: from ${reach.sources} into ${reach.targets}: ${reach.direct} pairs directly, ${reach.throughThirdLanguage} through a third language`,
    phraseLine(report.interfacePhrases),
    '',
    ...packageLines(report.packages, style),
    '',
    conclusion(report),
  ];
  return `${lines.join('\n')}\n`;
}

function conversionLine(conversions: DoctorReport['conversions']): string {
  const { id, state } = conversions;
  const remark = conversions.state === 'ready' ? conversions.note : conversions.reason;
  return `Conversions of documents, ${id}: ${state}${remark === undefined ? '' : `: ${remark}`}`;
}

function pictureLines(pictures: DoctorReport['pictures'], style: ReportStyle): readonly string[] {
  const { id, state, languages } = pictures;
  const heading = `Text in pictures, ${id}: ${state}`;
  if (pictures.state === 'unavailable') return [`${heading}: ${pictures.reason}`];
  return [heading, ...listing('  Languages: ', languages.map(named), style.width)];
}

function fontLine(fonts: number): string {
  const packages = 'fonts-liberation2 and fonts-noto-core';
  return fonts === 0
    ? `Fonts for PDF files: none; PDF files wait until there are some (Debian packages ${packages})`
    : `Fonts for PDF files: ${fonts} faces`;
}

function browserLine({ id, state, reason }: DoctorReport['browser']): string {
  return `Pages in agent tasks, ${id}: ${state}${reason === undefined ? '' : `: ${reason}`}`;
}

function phraseLine(phrases: DoctorReport['interfacePhrases']): string {
  if (phrases === false) return 'Interface phrases: off (DRAGOMAN_INTERFACE_PHRASES)';
  if (phrases === null) return 'Interface phrases: no list yet; the server makes it at its first start';
  const { phrases: number, languages, catalogues, version } = phrases;
  if (number === 0) return 'Interface phrases: none; no message catalogues are installed (packages below)';
  return `Interface phrases: ${number} in ${languages} languages from ${catalogues} catalogues, version ${version}`;
}

function conclusion({ ready, failed }: DoctorReport): string {
  if (!ready) return 'Not ready to translate.';
  return failed ? 'It translates, but not everything works: look for FAILED above.' : 'Ready to translate.';
}

function serverLines(server: ServerReport | null): readonly string[] {
  if (server === null) return ['Server: none runs at the configured address'];
  const { address, state, milliseconds, checks } = server;
  const states = {
    ready: `ready, answered in ${milliseconds} ms; engines that it says are ready are not started once more here`,
    not_ready: 'NOT READY:',
    silent: 'SILENT: it takes connections and does not answer. It is overloaded, or it hangs; its log says more',
    strange: 'something else answers there. Set DRAGOMAN_PORT to another port',
  };
  const wrong = checks.filter(({ ready }) => !ready);
  return [
    `Server: ${address} ${states[state]}`,
    ...wrong.map(({ name, reason = 'it does not say why' }) => `  ${name}: ${reason}`),
  ];
}

function trialLine(what: string, trial: TrialOutcome): string {
  if ('failure' in trial) return `  A trial ${what} FAILED: ${trial.failure}`;
  if ('late' in trial) return `  A trial ${what} is SLOW: ${trial.late}`;
  return `  A trial ${what} took ${trial.milliseconds} ms, start included`;
}

function folderState({ exists, writable }: DoctorReport['dataFolder']): string {
  if (exists)
    return writable ? 'writable' : 'NOT WRITABLE: give this user the right to write there, or set DRAGOMAN_DATA_DIR';
  return writable
    ? 'made at the first start'
    : 'CANNOT BE MADE: set DRAGOMAN_DATA_DIR to a place that can be written to';
}

function stateOf({ state, reason }: Pick<EngineReport, 'state' | 'reason'>): string {
  return state === 'ready' ? 'ready' : `${state}: ${reason ?? 'no reason is known'}`;
}

function engineLines(engine: EngineReport, style: ReportStyle): readonly string[] {
  const targets = new Map<string, string[]>();
  for (const { source, target } of engine.directions) targets.set(source, [...(targets.get(source) ?? []), target]);
  return [
    `Engine ${engine.id} (${engine.tier}): ${stateOf(engine)}`,
    ...trialLines(engine),
    ...(engine.missingPrograms.length === 0 ? [] : [`  Missing programs: ${engine.missingPrograms.join(', ')}`]),
    ...(engine.directions.length === 0 ? [] : [`  ${count(engine.directions.length, 'direction')}:`]),
    ...[...targets]
      .sort(([one], [other]) => one.localeCompare(other))
      .flatMap(([source, into]) => listing(`    ${named(source)} \u2192 `, foldVariants(into), style.width)),
    ...(engine.lexicons.length === 0 ? [] : listing('  Terms in other forms: ', engine.lexicons, style.width)),
    ...skippedLines(engine, style),
  ];
}

function trialLines({ trial }: EngineReport | EvaluatorReport): readonly string[] {
  return trial === undefined ? [] : [trialLine(`of ${trial.source} \u2192 ${trial.target}`, trial)];
}

function writingLines(
  { languages, trial, missing, ...engine }: WritingReport,
  { width }: ReportStyle,
): readonly string[] {
  const lacking = missing.map(({ what, debianPackage }) => `${what} (${debianPackage})`);
  return [
    `Writing ${engine.id}: ${stateOf(engine)}`,
    ...(trial === undefined ? [] : [trialLine(`in ${trial.language}`, trial)]),
    ...languages.flatMap(({ code, styles }) => listing(`    ${named(code)}: `, nameStyles(styles), width)),
    ...(lacking.length === 0 ? [] : listing('  Missing: ', lacking, width)),
  ];
}

function evaluatorLines(evaluator: EvaluatorReport): readonly string[] {
  return [`Quality evaluation ${evaluator.id}: ${stateOf(evaluator)}`, ...trialLines(evaluator)];
}

function speechLines(
  { recognizers, synthesizers, punctuation, missing }: SpeechReport,
  style: ReportStyle,
): readonly string[] {
  return [
    ...recognizers.flatMap((recognizer) => ['', ...spokenLines('Speech recognition', recognizer, style)]),
    ...synthesizers.flatMap((synthesizer) => ['', ...spokenLines('Voices', synthesizer, style)]),
    ...(punctuation.length === 0 ? [] : ['']),
    ...punctuation.map((each) => `Capitals and marks of speech ${each.id}: ${stateOf(each)}`),
    ...(missing === undefined ? [] : ['', `Audio: ${missing}`]),
  ];
}

function spokenLines(
  what: string,
  engine: SynthesizerReport & RecognizerReport,
  { width }: ReportStyle,
): readonly string[] {
  const { id, languages, trial, expectation } = engine;
  return [
    `${what} ${id}: ${stateOf(engine)}`,
    ...(trial === undefined ? [] : [trialLine(`in ${trial.language}`, trial)]),
    ...(languages.length === 0 ? [] : listing('  Languages: ', foldVariants(languages), width)),
    ...(languages.length === 0 || expectation === undefined ? [] : [`  Quality: ${expectation}`]),
  ];
}

function nameStyles(styles: readonly string[]): readonly string[] {
  if (styles.length === 0) return ['no styles or tones'];
  return styles.length === styleCount ? ['all styles and tones'] : styles;
}

function skippedLines({ skipped }: EngineReport, { verbose, width }: ReportStyle): readonly string[] {
  if (skipped.length === 0) return [];
  if (!verbose) return [`  ${skipped.length} installed modes are not offered; --verbose says why.`];
  const byReason = new Map<string, string[]>();
  for (const { name, reason } of skipped) byReason.set(reason, [...(byReason.get(reason) ?? []), name]);
  return [
    `  ${skipped.length} installed modes are not offered:`,
    ...[...byReason].flatMap(([reason, names]) => listing(`    ${reason}: `, names, width)),
  ];
}

function packageLines(
  { known, needed, missing, installCommand }: PackagesReport,
  style: ReportStyle,
): readonly string[] {
  if (!known) return ['Debian packages: this system has no dpkg; install Apertium and its pairs in its own way.'];
  if (installCommand === undefined) return [`Debian packages: all ${needed} are installed`];
  return [
    `Debian packages: ${missing.length} of ${needed} are missing`,
    ...listing('  ', missing, style.width),
    '  To install them:',
    `    ${installCommand}`,
  ];
}

/** `en English (en-GB, en-US)`: a language once, with the variants that are distinguished. */
function foldVariants(codes: readonly string[]): readonly string[] {
  const bases = new Map<string, string[]>();
  for (const code of codes.toSorted()) {
    const base = baseLanguage(code);
    const variants = bases.get(base) ?? [];
    bases.set(base, code === base ? variants : [...variants, code]);
  }
  return [...bases].map(([base, variants]) =>
    variants.length === 0 ? named(base) : `${named(base)} (${variants.join(', ')})`,
  );
}

function named(code: string): string {
  return `${code} ${languageName(code)}`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** Items separated by commas, broken at the width of the terminal, indented below their heading. */
function listing(heading: string, items: readonly string[], width: number): readonly string[] {
  const indent = ' '.repeat(Math.min(heading.length, 24));
  const lines: string[] = [];
  let line = heading;
  items.forEach((item, index) => {
    const piece = index === items.length - 1 ? item : `${item}, `;
    if (line.length + piece.trimEnd().length > width && line.trim() !== '' && line !== heading) {
      lines.push(line.trimEnd());
      line = indent;
    }
    line += piece;
  });
  return [...lines, line];
}
