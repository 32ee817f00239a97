import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readCorpus } from '../corpus/read-corpus.ts';
import type { LoadResult } from '../load/load-order.ts';
import { runLoad } from '../load/run-load.ts';
import { dragomanDialect, startDragoman, temporaryDataFolder } from '../subjects/dragoman.ts';
import type { ServerProcess } from '../subjects/server-process.ts';
import { translateRaw, translateWithApertium } from './anchors.ts';
import { compareDocuments, type Kept } from './compare-documents.ts';
import { DocumentClient } from './document-client.ts';
import { makePages, paragraphsOf } from './made/made-text.ts';
import { makeDocx } from './made/make-docx.ts';
import { makeHtml, makeOdt, makePptx, makeXlsx } from './made/make-other-documents.ts';
import { peakMegabytes, processorTime } from './process-usage.ts';

export interface Plan {
  /** Of the long document. */
  readonly pages: number;
  readonly rounds: number;
  readonly loadSeconds: number;
  readonly markdownRounds: number;
}

/** A thousand pages of this length come near to the characters that a document may have. */
export const charactersOfPage = 950;
const smallPages = 20;
const documentsAtOnce = 8;
const none = { count: 0, bytes: 0 };

export interface LongRound {
  readonly seconds: number;
  readonly engineSeconds: number;
  readonly rawSeconds: number;
  readonly apertiumSeconds: number;
  readonly serverProcessorSeconds: number;
  readonly engineProcessorSeconds: number;
}

export interface LongDocument {
  readonly words: number;
  readonly megabytes: number;
  readonly rounds: readonly LongRound[];
  readonly peakMegabytes: number;
  readonly kept: Kept;
  readonly keptByApertium: Kept;
}

type Say = (line: string) => void;

export async function measureLongDocument({ pages, rounds }: Plan, folder: string, say: Say): Promise<LongDocument> {
  const made = makePages(readCorpus().sentences, pages, charactersOfPage);
  const paragraphs = paragraphsOf(made);
  const path = join(folder, 'long.docx');
  await writeFile(path, makeDocx(made, { count: 20, bytes: 50_000 }));
  const [ours, theirs] = [join(folder, 'long.es.docx'), join(folder, 'long.apertium.docx')];
  return withDragoman(async (server, client) => {
    const measured: LongRound[] = [];
    for (let round = 0; round < rounds; round++) {
      const before = { processor: processorTime(server.processId), engine: await client.engineSeconds() };
      const seconds = await timed(() => client.translate(path, ours));
      const processor = processorTime(server.processId);
      measured.push({
        seconds,
        engineSeconds: (await client.engineSeconds()) - before.engine,
        serverProcessorSeconds: processor.server - before.processor.server,
        engineProcessorSeconds: processor.engines - before.processor.engines,
        rawSeconds: await translateRaw(paragraphs),
        apertiumSeconds: await translateWithApertium('docx', path, theirs),
      });
      say(`long document: ${JSON.stringify(measured.at(-1))}`);
    }
    return {
      words: paragraphs.reduce((sum, { sentences }) => sum + sentences.join(' ').split(' ').length, 0),
      megabytes: (await stat(path)).size / 2 ** 20,
      rounds: measured,
      peakMegabytes: peakMegabytes(server.processId),
      kept: compareDocuments('docx', path, ours),
      keptByApertium: compareDocuments('docx', path, theirs),
    };
  });
}

export interface LargeDocument {
  readonly megabytes: number;
  readonly seconds: number;
  readonly peakMegabytes: number;
  readonly kept: Kept;
}

/** As many bytes as a document may have, most of them images, and as much text. */
export async function measureLargeDocument({ pages }: Plan, folder: string, say: Say): Promise<LargeDocument> {
  const path = join(folder, 'large.docx');
  const made = makePages(readCorpus().sentences, pages, charactersOfPage);
  await writeFile(path, makeDocx(made, { count: 24, bytes: 4.1 * 2 ** 20 }));
  const result = join(folder, 'large.es.docx');
  return withDragoman(async (server, client) => {
    const seconds = await timed(() => client.translate(path, result));
    const peak = peakMegabytes(server.processId);
    const megabytes = (await stat(path)).size / 2 ** 20;
    say(`large document: ${megabytes.toFixed(1)} MiB, ${seconds.toFixed(1)} s, at most ${peak.toFixed(0)} MB`);
    return { megabytes, seconds, peakMegabytes: peak, kept: compareDocuments('docx', path, result) };
  });
}

export interface FormatResult {
  readonly format: string;
  readonly words: number;
  /** One a round. */
  readonly seconds: readonly number[];
  readonly kept: Kept;
  readonly apertiumSeconds: readonly number[];
  /** Undefined when it wrote nothing that could be compared. */
  readonly keptByApertium: Kept | undefined;
  readonly apertiumFailure?: string;
}

export async function measureFormats({ rounds }: Plan, folder: string, say: Say): Promise<FormatResult[]> {
  const pages = makePages(readCorpus().sentences, smallPages, charactersOfPage);
  const files = {
    docx: makeDocx(pages, { count: 2, bytes: 50_000 }),
    odt: makeOdt(pages),
    html: makeHtml(pages),
    pptx: makePptx(pages),
    xlsx: makeXlsx(pages),
  };
  const words = paragraphsOf(pages).reduce((sum, { sentences }) => sum + sentences.join(' ').split(' ').length, 0);
  return withDragoman(async (_, client) => {
    const results: FormatResult[] = [];
    for (const [format, bytes] of Object.entries(files)) {
      const path = join(folder, `small.${format}`);
      const [ours, theirs] = [join(folder, `small.es.${format}`), join(folder, `small.apertium.${format}`)];
      await writeFile(path, bytes);
      const [seconds, apertiumSeconds]: [number[], number[]] = [[], []];
      let apertiumFailure: string | undefined;
      for (let round = 0; round < rounds; round++) {
        seconds.push(await timed(() => client.translate(path, ours)));
        try {
          apertiumSeconds.push(await translateWithApertium(format, path, theirs));
        } catch (error) {
          apertiumFailure = error instanceof Error ? error.message : String(error);
        }
      }
      const kept = compareDocuments(format, path, ours);
      const keptByApertium = apertiumFailure === undefined ? compareDocuments(format, path, theirs) : undefined;
      const failure = apertiumFailure === undefined ? {} : { apertiumFailure };
      results.push({ format, words, seconds, kept, apertiumSeconds, keptByApertium, ...failure });
      say(`${format}: ${JSON.stringify(results.at(-1))}`);
    }
    return results;
  });
}

export interface TextBesideDocuments {
  readonly alone: LoadResult;
  readonly beside: LoadResult;
  /** Of those that were in work when the measurement began. */
  readonly stillInWork: number;
}

/** One client with one sentence a request, alone and while documents are in work. */
export async function measureText(
  { pages, loadSeconds }: Plan,
  folder: string,
  say: Say,
): Promise<TextBesideDocuments> {
  const { sentences } = readCorpus();
  const path = join(folder, 'middle.docx');
  await writeFile(path, makeDocx(makePages(sentences, Math.ceil(pages / 2), charactersOfPage), none));
  return withDragoman(async (server, client) => {
    const measure = (): Promise<LoadResult> =>
      runLoad({
        port: server.port,
        clients: 1,
        warmUpSeconds: 1,
        seconds: loadSeconds,
        requests: sentences.map((sentence) => dragomanDialect.encode([sentence])),
        marker: dragomanDialect.marker(1),
      });
    const alone = await measure();
    const handles = await Promise.all(Array.from({ length: documentsAtOnce }, () => client.upload(path)));
    const beside = await measure();
    const done = await Promise.all(handles.map((handle) => client.isDone(handle)));
    const stillInWork = done.filter((isDone) => !isDone).length;
    if (stillInWork === 0) throw new Error('The documents were done before the measurement was.');
    say(
      `text alone ${JSON.stringify(alone)}, beside documents ${JSON.stringify(beside)}, ${stillInWork} still in work`,
    );
    return { alone, beside, stillInWork };
  });
}

async function withDragoman<Result>(
  use: (server: ServerProcess, client: DocumentClient) => Promise<Result>,
): Promise<Result> {
  await using data = await temporaryDataFolder();
  await using server = await startDragoman(data.path);
  // The engine of the pair starts with the first request for it.
  await runLoad({
    port: server.port,
    clients: 1,
    warmUpSeconds: 0,
    seconds: 1,
    requests: [dragomanDialect.encode(['The house is red.'])],
    marker: dragomanDialect.marker(1),
  });
  return await use(server, new DocumentClient(server.port));
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1_000;
}
