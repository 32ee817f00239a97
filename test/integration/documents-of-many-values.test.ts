import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { WrittenDocument } from '../../src/contracts/documents/document-tools.ts';
import { ProcessDocumentTools } from '../../src/formats/process/process-document-tools.ts';
import { textSegment } from '../../src/language/segments.ts';

/** What the process needs by itself, and little more than a twentieth of what documents may have, for a twentieth of their size. */
const mebibytes = 48;
const size = 600_000;

const limits = { unpackedBytes: 1 << 26, entries: 100, depth: 100, texts: 8_000, characters: 1_000_000 };
const never = new AbortController().signal;
const tooMany = /8,000 paragraphs, cells and other texts/;

interface Shape {
  readonly format: string;
  readonly head: string;
  readonly tail: string;
  /** Repeated: one text, a value that is none, and a text among values that are none. */
  readonly text: string;
  readonly value: string;
}

const shapes: readonly Shape[] = [
  { format: 'json', head: '["Hello",', text: '"a",', value: '"1",', tail: '1]' },
  { format: 'xml', head: '<r><a>Hello</a>', text: '<p>a<b>b</b></p>', value: '<p>1<b c="d">2</b></p>', tail: '</r>' },
  {
    format: 'po',
    head: 'msgid "Hello"\nmsgstr ""\n',
    text: 'msgid "a"\nmsgstr ""\n',
    value: 'msgid "1"\nmsgstr ""\n',
    tail: '',
  },
  {
    format: 'xliff',
    head: '<xliff version="2.0"><file id="f"><unit id="a"><segment><source>Hello</source></segment>',
    text: '<segment><source>a</source></segment>',
    value: '<segment><source/></segment>',
    tail: '</unit></file></xliff>',
  },
  {
    format: 'dita',
    head: '<topic id="a"><body><p>Hello</p>',
    text: '<p>a</p>',
    value: '<p>1</p>',
    tail: '</body></topic>',
  },
  {
    format: 'xcstrings',
    head: '{"sourceLanguage":"en","strings":{"b":{"localizations":{"en":{"stringUnit":{"value":"Hello"}}}}',
    text: ',"a":{}',
    value: ',"1":{}',
    tail: '}}',
  },
  { format: 'ndjson', head: '"Hello"\n', text: '"a"\n', value: '"1"\n', tail: '' },
];

const made = ({ head, tail }: Shape, unit: string): string => head + unit.repeat(size / unit.length) + tail;

async function textOf({ content }: WrittenDocument): Promise<string> {
  return Buffer.concat(await Array.fromAsync(content)).toString();
}

describe('documents of very many values', () => {
  let folder: string;
  let tools: ProcessDocumentTools;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dragoman-values-'));
    tools = new ProcessDocumentTools({ folder, processes: 1, limits: { mebibytes } });
  });
  after(async () => {
    await tools[Symbol.asyncDispose]();
    await rm(folder, { recursive: true, force: true });
  });

  const open = ({ format }: Shape, text: string) => {
    async function* bytes(): AsyncGenerator<Uint8Array> {
      yield Buffer.from(text);
    }
    const id = format === 'ndjson' ? 'json' : format;
    const read = { format: id, limits, conversion: {}, sourceLanguage: 'en', targetLanguage: 'de' };
    return tools.open({ name: `a.${format}`, bytes: bytes() }, read, never);
  };

  for (const shape of shapes) {
    const { format, text, value } = shape;
    it(`are refused for their number in ${format}, not for their memory: ${JSON.stringify(text)}`, async () => {
      await assert.rejects(open(shape, made(shape, text)), { code: 'document_too_large', message: tooMany });
    });

    it(`are read and written in ${format} where they are no texts: ${JSON.stringify(value)}`, async () => {
      const source = made(shape, value);
      await using document = await open(shape, source);
      assert.equal(document.units.length, 1);
      const written = await document.write([textSegment('Hallo')], { targetLanguage: 'de', watermark: false }, never);
      const result = await textOf(written);
      assert.ok(result.includes('Hallo') && result.endsWith(source.slice(shape.head.length)));
    });
  }
});
