import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { readJudgements } from './read-judgements.ts';

test('translations of people are left out, and columns are known by their names', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-judgements-'));
  const file = join(folder, 'marks.tsv');
  const columns = [
    'system',
    'doc',
    'doc_id',
    'seg_id',
    'rater',
    'source',
    'target',
    'category',
    'severity',
    'comments',
  ];
  const row = (system: string, target: string): string =>
    [system, 'd', '1', '1', 'r', 'A house', target, 'Accuracy/Untranslated', 'Major', 'why'].join('\t');
  const rows = [row('hyp.A', 'Ein <v>house</v>'), row('ref.A', 'Ein Haus'), row('ref', 'Ein Haus')];
  writeFileSync(file, [columns.join('\t'), ...rows].join('\n'));
  const documents = readJudgements(file);
  rmSync(folder, { recursive: true });
  assert.deepEqual(
    documents.map(({ system }) => system),
    ['hyp.A'],
  );
  assert.deepEqual(documents[0]?.segments[0]?.errors[0]?.target, { start: 4, end: 9, text: 'house' });
});

test('segments without numbers are known by their texts, and quoted cells are read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-judgements-'));
  const file = join(folder, 'marks.tsv');
  const columns = ['system', 'doc', 'doc_id', 'seg_id', 'rater', 'source', 'target', 'category', 'severity'];
  const row = (...cells: readonly string[]): string => ['Nemo', 'd', '1', '-1', 'rater1', ...cells].join('\t');
  const rows = [
    row('A house', 'Дом', 'No-error', 'No-error'),
    row('"A ""big"" house"', '"<v>""big""</v> дом"', 'Untranslated', 'major'),
    row('"A ""big"" house"', '"""big"" дом<v></v>"', 'Punctuation', 'minor'),
    row('"A house"', '"Дом"', 'No-error', 'No-error'),
  ];
  writeFileSync(file, [columns.join('\t'), ...rows].join('\n'));
  const [document] = readJudgements(file);
  rmSync(folder, { recursive: true });
  assert.deepEqual(
    document?.segments.map(({ source, target, penalty }) => [source, target, penalty]),
    [
      ['A house', 'Дом', 0],
      ['A "big" house', '"big" дом', 6],
      ['"A house"', '"Дом"', 0],
    ],
  );
  assert.deepEqual(document?.segments[1]?.errors[0]?.target, { start: 0, end: 5, text: '"big"' });
});
