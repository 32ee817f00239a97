import { MisuseError } from '../command-line/command-errors.ts';
import { type OptionValues, parseCommandLine } from '../command-line/parse-command-line.ts';
import { formalities, keepCodeValue, languageValue } from '../command-line/translation-options.ts';
import type { DocumentCommand } from './document-command.ts';
import { documentDescription } from './document-description.ts';

type Values = OptionValues<(typeof documentDescription)['options']>;

const mostGlossaries = 5;
const mostParallel = 20;

/** What the arguments ask for. Throws `MisuseError` with what would be right. */
export function parseDocumentCommand(args: readonly string[]): DocumentCommand {
  const { values, positionals: files } = parseCommandLine(args, documentDescription);
  if (files.length === 0 || files.includes('')) throw new MisuseError('Name a document.');
  if (values.to === undefined) throw new MisuseError('--to LANGUAGE is missing: the language to translate into.');
  if (values.out === '') throw new MisuseError('--out needs a path.');
  const outputFormat = formatOf(values['output-format']);
  return {
    files,
    target: languageValue('--to', values.to),
    fileName: fileNameOf(values.filename),
    outputFormat,
    fields: fieldsOf(values, outputFormat),
    out: values.out,
    force: values.force === true,
    parallel: parallelOf(values.parallel ?? '2'),
    json: values.json === true,
    server: values.server,
    key: values.key,
  };
}

function fieldsOf(values: Values, outputFormat: string | undefined): Readonly<Record<string, string>> {
  const { to = '', from, formality, glossary = [], style, memory, watermark } = values;
  const threshold = values['memory-threshold'];
  const { conversion = [], filename } = values;
  if (from !== undefined) languageValue('--from', from);
  if (formality !== undefined && !formalities.some((known) => known === formality))
    throw new MisuseError(`--formality takes ${formalities.join(', ')}, not "${formality}".`);
  if (glossary.length > 0 && from === undefined)
    throw new MisuseError('--glossary needs --from, the language of the documents.');
  if (glossary.length > mostGlossaries) throw new MisuseError(`--glossary may be given ${mostGlossaries} times.`);
  if (threshold !== undefined && memory === undefined) throw new MisuseError('--memory-threshold needs --memory.');
  const fields = {
    target_lang: to,
    source_lang: from,
    formality,
    keep_code: keepCodeValue(values['keep-code']),
    interface_phrases: values['no-interface-phrases'] === true ? 'false' : undefined,
    glossary_id: glossary.length === 1 ? glossary[0] : undefined,
    glossary_ids: glossary.length > 1 ? glossary.join(',') : undefined,
    style_id: style,
    translation_memory_id: memory,
    translation_memory_threshold: threshold === undefined ? undefined : thresholdOf(threshold),
    filename,
    output_format: outputFormat,
    input_conversion_options: conversion.length === 0 ? undefined : conversionOptions(conversion),
    pages: values.pages === undefined ? undefined : pagesOf(values.pages),
    bilingual: values.bilingual === true ? 'side_by_side' : undefined,
    enable_watermark: watermark === true ? 'true' : undefined,
  };
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** `interface.md`: less than 50 is the same as 50. */
function thresholdOf(given: string): string {
  if (!/^\d{1,3}$/.test(given) || Number(given) > 100)
    throw new MisuseError(`--memory-threshold takes a percentage from 0 to 100, not "${given}".`);
  return given;
}

function conversionOptions(given: readonly string[]): string {
  for (const option of given)
    if (!/^[^:,\s]+:[^:,\s]+$/.test(option))
      throw new MisuseError(`--conversion takes KEY:VALUE, such as json-placeholders:translate, not "${option}".`);
  return ['version:1', ...given].join(',');
}

function pagesOf(given: string): string {
  if (!/^\d+(?:-\d*)?(?:,\d+(?:-\d*)?)*$/.test(given))
    throw new MisuseError(`--pages takes numbers and ranges, such as 1-3,7,12-, not "${given}".`);
  return given;
}

/** It becomes part of the name of the result. */
function fileNameOf(given: string | undefined): string | undefined {
  if (given !== undefined && !/^[^/\0]*[^/\0.]\.[^/\0.]+$/.test(given))
    throw new MisuseError(`--filename takes a name with its extension, such as report.docx, not "${given}".`);
  return given;
}

/** It becomes the ending of a file name. */
function formatOf(given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  const format = given.toLowerCase().replace(/^\./, '');
  if (!/^[a-z0-9]+$/.test(format))
    throw new MisuseError(`--output-format takes a file extension, such as pdf, not "${given}".`);
  return format;
}

function parallelOf(given: string): number {
  const parallel = /^\d{1,3}$/.test(given) ? Number(given) : 0;
  if (parallel < 1 || parallel > mostParallel)
    throw new MisuseError(`--parallel takes 1 to ${mostParallel}, not "${given}".`);
  return parallel;
}
