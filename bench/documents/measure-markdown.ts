import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { enableCompileCache } from 'node:module';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import type { DocumentContent, OpenOptions } from '../../src/contracts/documents/document-tools.ts';
import { ProcessDocumentTools } from '../../src/formats/process/process-document-tools.ts';
import { processTree } from '../measurement/process-tree.ts';
import { treeMilliseconds } from '../measurement/processor-time.ts';
import type { Plan } from './measure-documents.ts';

const markdownCharacters = 1_000_000;

export interface MarkdownFile {
  readonly name: string;
  readonly rounds: readonly MarkdownRound[];
}

/** Seconds of processor time. */
export interface MarkdownRound {
  /** Of a new process with its start, and of what hands the document over, until the document is written. */
  readonly first: number;
  /** The same document once more. */
  readonly second: number;
  /** A document of a few lines in a new process. */
  readonly small: number;
  /** The parser alone, in one call, in a new process. */
  readonly parser: number;
}

const limits = { unpackedBytes: 64 * 1024 ** 2, entries: 1_000, depth: 256, characters: 2 * markdownCharacters };
const options: OpenOptions = { format: 'md', limits, conversion: {}, sourceLanguage: 'en', targetLanguage: 'es' };
const never = new AbortController().signal;
const smallText = Buffer.from('# Title\n\nOne **bold** word.\n');

/**
 * Reading and writing Markdown as the server does, without engines: every text is written in capitals. The files are the project's own
 * documentation, and others that are given, each up to a megabyte.
 */
export async function measureMarkdown(
  { markdownRounds }: Pick<Plan, 'markdownRounds'>,
  folder: string,
  { files, say }: { readonly files: readonly string[]; readonly say: (line: string) => void },
): Promise<readonly MarkdownFile[]> {
  const texts = new Map([
    ['the documentation of Dragoman', ownDocumentation()],
    ...files.map((path): [string, Buffer] => [basename(path), firstPart(readFileSync(path, 'utf8'))]),
  ]);
  const plain = join(folder, 'plain');
  // As in a server that was set up: its document processes find their modules compiled.
  enableCompileCache(join(folder, 'compiled'));
  await inNewProcess(plain, [smallText]);
  const measured: MarkdownFile[] = [];
  for (const [name, text] of texts) {
    const path = join(folder, 'megabyte.md');
    await writeFile(path, text);
    const rounds: MarkdownRound[] = [];
    for (let round = 0; round < markdownRounds; round++) {
      const [small = 0] = await inNewProcess(plain, [smallText]);
      const [first = 0, second = 0] = await inNewProcess(plain, [text, text]);
      rounds.push({ first, second, small, parser: await parseAlone(path) });
      say(`Markdown, ${name}: ${JSON.stringify(rounds.at(-1))}`);
    }
    measured.push({ name, rounds });
  }
  return measured;
}

/** The documentation of the project, as much of it as is measured. */
function ownDocumentation(): Buffer {
  const root = join(import.meta.dirname, '../..');
  const files = globSync(['docs/**/*.md', 'bench/**/*.md', '*.md'], { cwd: root });
  const all = files
    .sort()
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n\n');
  return firstPart(all);
}

function firstPart(text: string): Buffer {
  return Buffer.from(
    text.length <= markdownCharacters ? text : text.slice(0, text.lastIndexOf('\n', markdownCharacters)),
  );
}

async function inNewProcess(folder: string, documents: readonly Buffer[]): Promise<readonly number[]> {
  await using tools = new ProcessDocumentTools({ folder, processes: 1 });
  const spent = (): number => {
    const { user, system } = process.cpuUsage();
    const [, id] = processTree(process.pid);
    return (user + system) / 1_000_000 + (id === undefined ? 0 : treeMilliseconds(id) / 1_000);
  };
  const seconds: number[] = [];
  for (const bytes of documents) {
    const before = spent();
    await using document = await tools.open(contentOf(bytes), options, never);
    const translations = document.units.map(({ segment: { inlines } }) => ({
      inlines: inlines.map((inline) => (typeof inline === 'string' ? inline.toUpperCase() : inline)),
    }));
    const { content } = await document.write(translations, { targetLanguage: 'es', watermark: false }, never);
    for await (const _ of content);
    seconds.push(spent() - before);
  }
  return seconds;
}

function contentOf(bytes: Buffer): DocumentContent {
  return { name: 'document.md', bytes: once(bytes) };
}

async function* once(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function parseAlone(path: string): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'parse-alone.ts'), path]);
  return Number(stdout);
}
