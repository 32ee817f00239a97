import { createReadStream } from 'node:fs';
import { access, constants, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import type { TextUnit } from '../../contracts/documents/document-filter.ts';
import { UploadLimits } from '../../features/documents/document-limits.ts';
import { ProcessDocumentTools } from '../../formats/process/process-document-tools.ts';
import { readableText } from '../../language/segments.ts';
import { CommandFailure, MisuseError } from '../command-line/command-errors.ts';
import type { CheckCommand } from './parse-check-command.ts';
import type { TranslatedText } from './translated-text.ts';

type Files = Extract<CheckCommand['files'], { source: string }>;

/** Code points of a document. */
const mostCharacters = 20_000_000;

/** Two documents of one format, whose texts correspond by their positions. */
export async function readDocumentPair(
  { source, target }: Files,
  { signal }: { readonly signal: AbortSignal },
): Promise<TranslatedText> {
  await using opened = new AsyncDisposableStack();
  const folder = opened.adopt(await mkdtemp(join(tmpdir(), 'dragoman-check-')), (path) =>
    rm(path, { recursive: true, force: true }),
  );
  const tools = opened.use(new ProcessDocumentTools({ folder, processes: 1 }));
  const format = formatOf(tools, source, target);
  const characters = new Map([['*', { pro: mostCharacters, free: mostCharacters }]]);
  const limits = new UploadLimits({ sizes: new Map(), characters });
  const read = async (path: string): Promise<readonly TextUnit[]> => {
    await access(path, constants.R_OK);
    const content = { name: basename(path), bytes: createReadStream(path) };
    const options = {
      format,
      limits: limits.reading(extname(path).slice(1).toLowerCase(), 'pro'),
      conversion: {},
      keepCode: true,
    };
    await using document = await tools.open(content, options, signal);
    return document.units;
  };
  const [sources, targets] = [await read(source), await read(target)];
  const sourceTexts = sources.map(textOf);
  const targetTexts = targets.map(textOf);
  refuseDifferentUnits(
    { path: source, units: sources, texts: sourceTexts },
    { path: target, units: targets, texts: targetTexts },
  );
  return {
    source: undefined,
    target: undefined,
    segments: sourceTexts.map((text, index) => ({ source: text, target: targetTexts[index] ?? '' })),
    untranslated: 0,
  };
}

function formatOf({ formats }: Pick<ProcessDocumentTools, 'formats'>, ...paths: readonly string[]): string {
  const found = paths.map((path) => {
    const extension = extname(path).slice(1).toLowerCase();
    const format = formats.find(({ extensions }) => extensions.includes(extension));
    if (format !== undefined) return format.id;
    const known = formats.flatMap(({ extensions }) => extensions).sort();
    throw new MisuseError(`${path}: no document of a known type; known are .${known.join(', .')}, and .tmx alone.`);
  });
  const [first = '', second] = found;
  if (first !== second)
    throw new MisuseError(`${paths.join(' and ')} are of different formats: ${first} and ${second}.`);
  return first;
}

function textOf({ segment }: TextUnit): string {
  return readableText(segment).trim();
}

interface Side {
  readonly path: string;
  readonly units: readonly TextUnit[];
  readonly texts: readonly string[];
}

/** Says where they differ first, as far as the kinds of texts show it. */
function refuseDifferentUnits(source: Side, target: Side): void {
  if (source.units.length === target.units.length) return;
  const counts = `${source.path} has ${source.units.length} texts and ${target.path} has ${target.units.length}, so they cannot be compared by position.`;
  const at = source.units.findIndex((unit, index) => unit.kind !== target.units[index]?.kind);
  const position = at === -1 ? Math.min(source.units.length, target.units.length) : at;
  throw new CommandFailure(
    `${counts} They differ at text ${position + 1} at the latest: ${quoted(source.texts[position])} and ${quoted(target.texts[position])}.`,
  );
}

const quotedCharacters = 60;

function quoted(text: string | undefined): string {
  if (text === undefined) return 'the end';
  return `"${text.length > quotedCharacters ? `${text.slice(0, quotedCharacters)}…` : text}"`;
}
