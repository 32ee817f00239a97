import assert from 'node:assert/strict';
import { Parser } from 'htmlparser2';
import { ditaFilter } from '../../src/formats/dita/dita-filter.ts';
import { decodeText } from '../../src/formats/shared/encoding/decode-text.ts';
import { describeDocumentFilter } from './document-filter.ts';
import { lettersBefore } from './document-pseudo.ts';

/** Elements with their attributes, and the letters of all text, as another parser sees them. */
function reading(bytes: Buffer): readonly string[] {
  const declared = /encoding="([\w-]+)"/.exec(bytes.subarray(0, 200).toString('latin1'))?.[1];
  const found: string[] = [];
  let text = '';
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const values = Object.entries(attributes).filter(([attribute]) => attribute !== 'xml:lang');
        found.push(`<${name} ${values.map(([attribute, value]) => `${attribute}=${lettersBefore(value)}`).join(' ')}>`);
      },
      onclosetag: (name) => found.push(`</${name}>`),
      oncomment: (data) => found.push(`<!--${data}-->`),
      onprocessinginstruction: (_name, data) => found.push(`<?${data}>`),
      ontext: (data) => {
        text += data;
      },
    },
    { xmlMode: true },
  );
  parser.end(decodeText(bytes, { declared, labels: 'exact' }).text);
  return [...found, lettersBefore(text).replaceAll(/\s/g, '')];
}

const contract = {
  folder: 'test/corpus/dita',
  // The documents say their languages themselves; what was written in another one would not be read again.
  read: { sourceLanguage: undefined } as object,
  targetLanguage: 'en-AU',
  independent: (before: Buffer, after: Buffer) => assert.deepEqual(reading(after), reading(before)),
};

describeDocumentFilter(ditaFilter, contract);
describeDocumentFilter(ditaFilter, { ...contract, read: { ...contract.read, keepCode: true }, fuzzRuns: 50 });
