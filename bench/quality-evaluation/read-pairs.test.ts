import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { readPairs } from './read-pairs.ts';

const folder = mkdtempSync(join(tmpdir(), 'pairs-'));
after(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
const memory = (...units: readonly (readonly [id: string, segments: Readonly<Record<string, string>>])[]): string =>
  `<tmx version="1.4"><header/><body>${units
    .map(([id, segments]) => {
      const variants = Object.entries(segments).map(
        ([language, text]) => `<tuv xml:lang="${language}">\n<seg>${text}</seg></tuv>`,
      );
      return `<tu tuid="${id}">\n<prop type="note">seen</prop>${variants.join('\n')}\n</tu>`;
    })
    .join('\n')}</body></tmx>`;
const questions = (context: string, question: string): string =>
  JSON.stringify({ data: [{ paragraphs: [{ context, qas: [{ id: 'q1', question }] }] }] });

describe('pairs of sentences', () => {
  write('en.tmx', memory(['1', { en: 'Salt &amp; pepper', 'es-419': 'x' }], ['2', { en: 'Two', 'es-419': 'y' }]));
  write('es.tmx', memory(['2', { en: 'Two', 'es-419': 'Dos' }], ['1', { en: 'z', 'es-419': 'Sal &#x26; pimienta' }]));
  write('en.json', questions('A river.\nIt is long.', 'How long?'));
  write('de.json', questions('Ein Fluss.\nEr ist lang.', 'Wie lang?'));

  it('are those with the same name in two memories', () => {
    assert.deepEqual(readPairs(folder, 'en', 'es'), [
      { source: 'Salt & pepper', target: 'Sal & pimienta' },
      { source: 'Two', target: 'Dos' },
    ]);
  });

  it('are paragraphs and questions, from one file of several in a language', () => {
    assert.deepEqual(readPairs(folder, 'de', 'en'), [
      { source: 'Ein Fluss. Er ist lang.', target: 'A river. It is long.' },
      { source: 'Wie lang?', target: 'How long?' },
    ]);
  });

  it('are missed where a language has no file', () => {
    assert.throws(() => readPairs(folder, 'en', 'fr'), /no sentences of fr/);
  });
});
