import { basename } from 'node:path';
import type { EvaluatedSegment } from '../../contracts/engines/quality-evaluator.ts';
import type { LanguagePair } from '../../contracts/language-pair.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { evaluationLimits } from '../../features/quality/evaluation-limits.ts';
import { countCharacters } from '../../language/characters.ts';
import { baseLanguage } from '../../language/codes.ts';
import { TmxError } from '../../language/translation-memory/tmx/tmx-error.ts';
import { knownLanguage } from '../../language/variants.ts';
import { type CommandContext, writeJson } from '../command-line/command-context.ts';
import { CommandFailure, MisuseError, systemErrorWords } from '../command-line/command-errors.ts';
import { fileOutput } from '../command-line/open-output.ts';
import { type CheckedSegment, type CheckReport, toReport } from './check-report.ts';
import type { Checker } from './checker.ts';
import { htmlReport } from './html-report.ts';
import type { CheckCommand } from './parse-check-command.ts';
import { readBilingualFile } from './read-bilingual-file.ts';
import { readDocumentPair } from './read-document-pair.ts';
import { textReport } from './text-report.ts';
import type { TranslatedText } from './translated-text.ts';

interface CheckContext extends Pick<CommandContext, 'signal' | 'stdout' | 'write' | 'notify'> {
  readonly checker: () => Promise<Checker>;
}

const belowScore = 8;
const defaultWidth = 100;

/** Returns the exit code. */
export async function runCheckCommand(command: CheckCommand, context: CheckContext): Promise<number> {
  const { files } = command;
  const paths = 'both' in files ? [files.both] : [files.source, files.target];
  const text = await readNamed(command, paths.join(' and '), context.signal);
  const pair = languagesOf(command, text);
  const { checked, notes } = choose(text);
  await using checker = await context.checker();
  const segments: CheckedSegment[] = [];
  for (let at = 0; at < checked.length; at += evaluationLimits.segments)
    segments.push(...(await checker.check(pair, checked.slice(at, at + evaluationLimits.segments), context.signal)));
  const report = toReport(pair, segments, notes);
  if (command.html !== undefined)
    await writePage(command.html, report, paths.map((path) => basename(path)).join(' and '));
  if (command.json) writeJson(context, toJson(report));
  else for (const line of textReport(report, context.stdout.columns ?? defaultWidth)) context.write(line);
  if (command.failBelow === undefined || report.overall >= command.failBelow) return 0;
  context.notify(`the score ${report.overall} is below ${command.failBelow}.`);
  return belowScore;
}

/** What cannot be read is reported with the names of the files. */
async function readNamed(command: CheckCommand, title: string, signal: AbortSignal): Promise<TranslatedText> {
  const { files } = command;
  try {
    return 'both' in files ? await readBilingualFile(files.both, command) : await readDocumentPair(files, { signal });
  } catch (error) {
    signal.throwIfAborted();
    const known = error instanceof ServiceError || error instanceof TmxError ? error.message : systemErrorWords(error);
    throw known === undefined ? error : new CommandFailure(`${title}: ${known}`, { cause: error });
  }
}

function languagesOf({ source: from, target: to }: CheckCommand, text: TranslatedText): LanguagePair {
  const [source, target] = [from ?? text.source, to ?? text.target];
  if (source === undefined)
    throw new MisuseError('--from LANGUAGE is needed: the files do not say the language of the source.');
  if (target === undefined)
    throw new MisuseError('--to LANGUAGE is needed: the files do not say the language of the translation.');
  return { source: baseLanguage(canonical('--from', source)), target: canonical('--to', target) };
}

function canonical(option: string, code: string): string {
  const language = knownLanguage(code);
  if (language === undefined) throw new MisuseError(`${option}: "${code}" is not a language that is known here.`);
  return language;
}

function choose({ segments, untranslated }: TranslatedText): {
  readonly checked: readonly EvaluatedSegment[];
  readonly notes: readonly string[];
} {
  const fits = (text: string): boolean => countCharacters(text) <= evaluationLimits.characters;
  const checked = segments.filter(({ source, target }) => fits(source) && fits(target));
  const tooLong = segments.length - checked.length;
  const limit = evaluationLimits.characters.toLocaleString('en-US');
  return {
    checked,
    notes: [
      ...(untranslated > 0 ? [`Not checked, without a translation: ${untranslated}.`] : []),
      ...(tooLong > 0 ? [`Not checked, longer than ${limit} characters: ${tooLong}.`] : []),
    ],
  };
}

async function writePage(path: string, report: CheckReport, title: string): Promise<void> {
  await using output = await fileOutput(path, { makeFolder: false });
  for (const piece of htmlReport(report, title)) await output.write(piece);
  await output.finish();
}

/** With the field names of the HTTP interface. */
function toJson({ source, target, segments, overall, counts, notes }: CheckReport): object {
  return {
    source_lang: source,
    target_lang: target,
    segments,
    summary: { overall_score: overall, granular_counts: counts },
    ...(notes.length === 0 ? {} : { notes }),
  };
}
