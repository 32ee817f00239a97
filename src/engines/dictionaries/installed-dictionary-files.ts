import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { DictionaryFile, DictionaryFiles } from '../../contracts/language/dictionary-files.ts';
import { baseLanguage, canonicalLanguage } from '../../language/codes.ts';

export interface DictionaryFolders {
  /** With Debian's `apertium-eng-spa` and its like. */
  readonly apertiumDir: string;
  /** With `de_DE.dic`, `de_DE.aff` and their like. */
  readonly hunspellDir: string;
}

/** Larger files gain little: none of them belongs to a language that has no other. */
const largestFile = 3 * 2 ** 20;

interface Candidate {
  readonly format: DictionaryFile['format'];
  readonly language: string;
  readonly path: string;
  readonly size: number;
  readonly key: string;
}

/**
 * Of each language the largest analyser that some Apertium pair brings, or else a word list of hunspell. Their names and
 * sizes alone decide, so machines with the same packages have the same.
 */
export function installedDictionaryFiles(folders: DictionaryFolders): DictionaryFiles {
  let files: Promise<readonly DictionaryFile[]> | undefined;
  return {
    read() {
      files ??= readAll(folders);
      return files;
    },
  };
}

async function readAll({ apertiumDir, hunspellDir }: DictionaryFolders): Promise<readonly DictionaryFile[]> {
  const candidates = [...(await analysers(apertiumDir)), ...(await wordLists(hunspellDir))];
  const byLanguage = [...Map.groupBy(candidates, ({ language }) => language)].sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  const files = await Promise.all(byLanguage.map(([, own]) => readBest(own.sort(bestFirst))));
  return files.filter((file) => file !== undefined);
}

async function readBest(candidates: readonly Candidate[]): Promise<DictionaryFile | undefined> {
  for (const candidate of candidates) {
    const file = await readOne(candidate);
    if (file !== undefined) return file;
  }
  return undefined;
}

function bestFirst(one: Candidate, other: Candidate): number {
  if (one.format !== other.format) return one.format === 'lttoolbox' ? -1 : 1;
  // Every word list of a language has most of its words; the standard variant is named by the likeliest region.
  const [first, second] = one.format === 'hunspell' ? [isStandard(one.path), isStandard(other.path)] : [true, true];
  if (first !== second) return first ? -1 : 1;
  return one.format === 'hunspell' || one.size === other.size
    ? Number(one.path > other.path) * 2 - 1
    : other.size - one.size;
}

function isStandard(path: string): boolean {
  const code = /([a-z]{2,3}_[A-Z]{2})\.dic$/.exec(path)?.[1];
  if (code === undefined) return true;
  const locale = new Intl.Locale(code.replace('_', '-'));
  return new Intl.Locale(locale.language).maximize().region === locale.region;
}

async function analysers(folder: string): Promise<readonly Candidate[]> {
  const found: Candidate[] = [];
  for (const pair of await namesIn(folder)) {
    if (!pair.startsWith('apertium-')) continue;
    for (const name of await namesIn(join(folder, pair))) {
      const language = /^([a-z]{2,3})-[a-z]{2,3}\.automorf\.bin$/.exec(name)?.[1];
      const candidate = await candidateFor('lttoolbox', language, join(folder, pair, name));
      if (candidate !== undefined) found.push(candidate);
    }
  }
  return found;
}

async function wordLists(folder: string): Promise<readonly Candidate[]> {
  const found: Candidate[] = [];
  for (const name of await namesIn(folder)) {
    const language = /^([a-z]{2,3})(?:_[A-Z]{2})?\.dic$/.exec(name)?.[1];
    const candidate = await candidateFor('hunspell', language, join(folder, name));
    if (candidate !== undefined) found.push(candidate);
  }
  return found;
}

async function candidateFor(
  format: DictionaryFile['format'],
  code: string | undefined,
  path: string,
): Promise<Candidate | undefined> {
  const language = code === undefined ? undefined : canonicalLanguage(code);
  if (language === undefined) return undefined;
  const about = await stat(path).catch(() => undefined);
  if (about === undefined || !about.isFile() || about.size > largestFile) return undefined;
  const { size, mtimeMs } = about;
  return { format, language: baseLanguage(language), path, size, key: `${path} ${size} ${mtimeMs}` };
}

async function readOne({ format, language, path, key }: Candidate): Promise<DictionaryFile | undefined> {
  const shared = { key, languages: languagesOf(language, path), format };
  try {
    const bytes = await readShared(path);
    if (format === 'lttoolbox') return isWeighted(bytes) ? undefined : { ...shared, bytes };
    return { ...shared, bytes, affixes: await readShared(path.replace(/dic$/, 'aff')) };
  } catch {
    // It went since it was listed; detection does without.
    return undefined;
  }
}

/** Apertium has one analyser for Bosnian, Croatian and Serbian, in Latin letters, and its own code for Malay. */
function languagesOf(language: string, path: string): readonly string[] {
  if (/\/hbs-[a-z]+\.automorf\.bin$/.test(path)) return ['bs', 'hr', 'sr'];
  return [{ zlm: 'ms', no: 'nb' }[language] ?? language];
}

async function readShared(path: string): Promise<Uint8Array> {
  const content = await readFile(path);
  const bytes = new Uint8Array(new SharedArrayBuffer(content.byteLength));
  bytes.set(content);
  return bytes;
}

/** Weighted dictionaries are written otherwise: after the sign of a transducer come flags. */
function isWeighted(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer);
  for (let at = file.indexOf('LTTD'); at !== -1; at = file.indexOf('LTTD', at + 4))
    if (file.subarray(at + 4, at + 12).some((flags) => flags !== 0)) return true;
  return false;
}

/** Sorted; none where there is no such folder. */
async function namesIn(folder: string): Promise<readonly string[]> {
  return (await readdir(folder).catch(() => [])).sort();
}
