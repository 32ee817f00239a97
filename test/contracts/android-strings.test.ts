import assert from 'node:assert/strict';
import { Parser } from 'htmlparser2';
import { decodeText } from '../../src/formats/shared/encoding/decode-text.ts';
import { xmlFilter } from '../../src/formats/xml/xml-filter.ts';
import { describeDocumentFilter } from './document-filter.ts';
import { lettersBefore } from './document-pseudo.ts';

/** Names and quantities with the letters of their texts, and the elements in these, as another parser sees them. */
function reading(bytes: Buffer): string[] {
  const declared = /encoding="([\w-]+)"/.exec(bytes.subarray(0, 200).toString('latin1'))?.[1];
  const found: string[] = [];
  let text = '';
  const parser = new Parser(
    {
      onopentag: (name, attributes) => found.push(`<${name} ${Object.values(attributes).join(' ')}>`),
      onclosetag(name) {
        // Escapes and white space can be written in several ways.
        const plain = text
          .replaceAll(/\\u([0-9a-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
          .replaceAll(/\\n|["\\\s]/g, ' ');
        found.push(lettersBefore(plain).replaceAll(/\s/g, ''), `</${name}>`);
        text = '';
      },
      oncomment: (data) => found.push(`<!--${data}-->`),
      ontext(data) {
        text += data;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(decodeText(bytes, { declared, labels: 'exact' }).text);
  return found;
}

describeDocumentFilter(xmlFilter, {
  folder: 'test/corpus/android',
  read: { targetLanguage: 'de' },
  independent(before, after, path) {
    // The text around a plural moves into its branches; words move among elements.
    if (path.includes('icu') || path.includes('xliff-g')) return;
    assert.deepEqual(reading(after).sort(), reading(before).sort());
  },
});
