import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { DocumentFilter } from '../../src/contracts/documents/document-filter.ts';
import { parsePo } from '../../src/formats/po/parse-po.ts';
import { poFilter } from '../../src/formats/po/po-filter.ts';
import { declaredPoEncoding, readHeader } from '../../src/formats/po/po-header.ts';
import { type PoEntry, scanPo } from '../../src/formats/po/scan-po.ts';
import { decodeText } from '../../src/formats/shared/encoding/decode-text.ts';
import { openTextDocument } from '../../src/formats/shared/files/open-text-document.ts';
import { describeDocumentFilter } from './document-filter.ts';
import { lettersBefore } from './document-pseudo.ts';

const corpus = 'test/corpus/po';
const keyOf = ({ context, source }: PoEntry): string => JSON.stringify([context, source.text]);

/** Entries whose translations are kept, of each file of the corpus, by all of its texts: writing changes none. */
const kept = new Map<string, ReadonlySet<string>>();

/** Empty for what is no catalogue. */
function textsOf(source: string): string {
  try {
    const entries = [...scanPo(source)].filter((entry) => entry.source.text !== '');
    return JSON.stringify(entries.map(keyOf));
  } catch {
    return '';
  }
}

async function noteKept(path: string): Promise<void> {
  const bytes = await readFile(path);
  const { text } = decodeText(bytes, { declared: declaredPoEncoding(bytes) });
  const entries = scanPo(text);
  const isGerman = ['de', 'pl', 'sl', undefined].includes(readHeader(entries).language);
  const done = [...entries].filter(
    ({ flags, translations, source }) =>
      source.text !== '' && isGerman && !flags.has('fuzzy') && translations.every(({ text }) => text !== ''),
  );
  kept.set(textsOf(text), new Set(done.map(keyOf)));
}

/** What was written is found in the translations: files outside of the corpus are read so. */
const readingBack: DocumentFilter = {
  ...poFilter,
  async open(source, options, context) {
    if (source.path.includes(corpus)) {
      await noteKept(source.path).catch(() => undefined);
      return poFilter.open(source, withTarget(options, source.path), context);
    }
    if (!source.path.includes('written') && source.name.includes('mutated'))
      return poFilter.open(source, options, context);
    return openTextDocument(source, context, {
      decodeOptions: (bytes) => ({ declared: declaredPoEncoding(bytes) }),
      parse(text, _giveWay, encoding) {
        const ofFile = kept.get(textsOf(text));
        return parsePo(text, {
          languages: { source: 'en' },
          encoding,
          readTranslationsOf: (entry) => ofFile?.has(keyOf(entry)) !== true,
        });
      },
      unencodable: 'use_utf8',
    });
  },
};

/** The language that the file is in, so that its translations are kept. */
function withTarget<Options>(options: Options, path: string): Options {
  return { ...options, targetLanguage: path.includes('plurals.po') ? 'pl' : path.includes('no-plural') ? 'sl' : 'de' };
}

/** Keywords with their texts, entries that are not in use left out: by lines, as none of our own reads them. */
function statements(bytes: Buffer): readonly (readonly [string, string])[] {
  const wide = bytes[0] === 0xff;
  const declared = /charset=([\w-]+)/.exec(bytes.toString('latin1'))?.[1];
  const text = new TextDecoder(wide ? 'utf-16le' : declared === 'ISO-8859-1' ? 'latin1' : 'utf-8').decode(bytes);
  const found: [string, string][] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, keyword, literal] = /^\s*(?:(msg[a-z_]+(?:\[\d+\])?))?\s*(?:"(.*)"\s*)?$/.exec(line) ?? [];
    if (line.startsWith('#')) continue;
    if (keyword !== undefined) found.push([keyword, literal ?? '']);
    else if (literal !== undefined) (found.at(-1) as [string, string])[1] += literal;
  }
  return found;
}

const sources = (bytes: Buffer) => statements(bytes).filter(([keyword]) => !keyword.startsWith('msgstr'));

describeDocumentFilter(readingBack, {
  folder: corpus,
  independent(before, after, path) {
    if (path.includes('no-header')) assert.deepEqual(sources(after).slice(1), sources(before));
    else assert.deepEqual(sources(after), sources(before));
    if (path.includes('names-as') || path.includes('other-language')) return;
    const old = new Set(statements(before).map(([, text]) => text));
    const letters = new Set(sources(before).map(([, text]) => lettersBefore(text)));
    for (const [keyword, text] of statements(after)) {
      const isHeader = text.includes('MIME-Version');
      if (keyword.startsWith('msgstr') && !old.has(text) && !isHeader)
        assert.ok(letters.has(lettersBefore(text)), text);
    }
  },
});
