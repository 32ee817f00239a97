/** A registry of formats that do what documents can do to a server; each is named by its only extension. */
import { writeFile } from 'node:fs/promises';
import type { DocumentFilter, OpenDocument } from '../../src/contracts/documents/document-filter.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import type { RegisteredFormat } from '../../src/formats/registry.ts';
import { textSegment } from '../../src/language/segments.ts';

function filter(id: string, open: DocumentFilter['open']): DocumentFilter {
  return { id, extensions: [id], mediaType: 'text/plain', open };
}

function document(units: readonly string[]): OpenDocument {
  return {
    units: units.map((text) => ({ segment: textSegment(text), kind: 'text' })),
    async write(translations, destination) {
      const texts = units.map((text, position) => translations[position]?.inlines.join('') ?? text);
      await writeFile(destination, texts.join('\n'), { flag: 'r+' });
    },
    async [Symbol.asyncDispose]() {},
  };
}

const readings = new Map<string, number>();

function counted(name: string): OpenDocument {
  const count = (readings.get(name) ?? 0) + 1;
  readings.set(name, count);
  return {
    ...document([name]),
    write: (_translations, destination) => writeFile(destination, `${name}: ${count}`, { flag: 'r+' }),
  };
}

const filters: readonly DocumentFilter[] = [
  filter('lines', async (source, _options, { warn }) => {
    warn({ code: 'strange', message: `The document ${source.name} is strange.` });
    return document(Array.from({ length: 1234 }, (_, index) => `line ${index}`));
  }),
  filter('attaching', async (_source, _options, { attach }) => {
    let times = 0;
    const { write, ...rest } = document(['a']);
    return {
      ...rest,
      write(...given) {
        times += 1;
        attach('report.json', Buffer.from('begun'));
        attach('page-1.png', Buffer.from('picture'));
        attach('report.json', Buffer.from(`written ${times}`));
        return write(...given);
      },
    };
  }),
  /** Writes how often its process has read it. */
  filter('counting', async (source) => counted(source.name)),
  filter('spacious', async (source) => {
    const space = Buffer.alloc(200 * 1024 ** 2, 1);
    return { ...counted(source.name), [Symbol.asyncDispose]: async () => void space.fill(0) };
  }),
  filter('refusing', async () => {
    throw new ServiceError('invalid_document', { reason: 'it has a password {really}.' });
  }),
  filter('large', async () => {
    throw new ServiceError('document_too_large', { limit: '7 bytes' });
  }),
  filter('crumbled', async () => ({
    ...document([]),
    units: [{ segment: { inlines: Array.from({ length: 20_001 }, () => 'a') }, kind: 'text' }],
  })),
  filter('countless', async () => document(Array.from({ length: 100_001 }, () => 'a'))),
  filter('faulty', async () => {
    throw new TypeError('Cannot read properties of undefined');
  }),
  /** Reads and writes three pages. */
  filter('paged', async (_source, _options, { progress }) => {
    const report = (): void => {
      for (const done of [0, 1, 1, 2, 3]) progress({ unit: 'pages', done, total: 3 });
    };
    report();
    const { write, ...rest } = document(['a']);
    return {
      ...rest,
      write(...given) {
        report();
        return write(...given);
      },
    };
  }),
  /** Many pictures, each of them with less work than a document may have. */
  filter('pictures', async (_source, _options, { pictureDone }) => {
    for (let picture = 0; picture < 8; picture += 1) {
      const start = process.threadCpuUsage();
      while (process.threadCpuUsage(start).user < 300_000);
      pictureDone();
      await new Promise(setImmediate);
    }
    return document(['a']);
  }),
  filter('hanging', async () => {
    for (;;);
  }),
  filter(
    'endless',
    (_source, _options, { signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        setInterval(() => {}, 1_000_000);
      }),
  ),
  filter('greedy', async () => {
    const kept: object[] = [];
    for (;;) kept.push(Array.from({ length: 1000 }, (_, index) => ({ index })));
  }),
  /** One array, which asks for much more at once each time that it is full. */
  filter('swelling', async () => {
    const kept: unknown[] = [];
    for (;;) kept.push(1.5, {}, 'x');
  }),
  filter('leaving', async () => process.exit(3)),
];

export const documentFormats: readonly RegisteredFormat[] = filters.map((one) => ({
  id: one.id,
  extensions: one.extensions,
  mediaType: one.mediaType,
  load: async () => one,
}));
