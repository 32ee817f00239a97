import assert from 'node:assert/strict';
import { it } from 'node:test';
import { afterReload, type DocumentEntry, resultName, withStatus } from './document-entry.ts';
import { refusalOf } from './refusal.ts';

const entry: DocumentEntry = {
  ...{ key: '1', name: 'a.b.docx', source: undefined, target: 'pt-BR' },
  ...{ formality: 'default', glossaryId: undefined, phase: 'queued' },
};
const status = { document_id: 'A', status: 'translating' } as const;

it('the progress of a document follows the estimate, and never goes back', () => {
  const started = withStatus(entry, { ...status, seconds_remaining: 30 }, 1_000);
  const later = withStatus(started, { ...status, seconds_remaining: 10 }, 11_000);
  assert.deepEqual([started.progress, later.progress], [0, 0.5]);
  assert.equal(withStatus(later, { ...status, seconds_remaining: 90 }, 12_000).progress, 0.5);
});

it('a reload loses the files that were not uploaded, and nothing else', () => {
  assert.equal(afterReload({ ...entry, phase: 'uploading' }).phase, 'interrupted');
  assert.equal(afterReload(entry).phase, 'queued');
});

it('results are named after their language, with the extension that the server gives them', () => {
  assert.equal(resultName(entry, 'a.b.docx'), 'a.b.pt-br.docx');
  assert.equal(resultName({ ...entry, name: 'old.doc' }, 'old.docx'), 'old.pt-br.docx');
});

it('files are refused for their type, their size, a missing converter, or because they are empty', () => {
  const type = {
    extension: 'txt',
    maximum_bytes: 5,
    least_billed_characters: 1,
    outputs: ['txt'],
    can_be_evaluated: false,
  };
  const types = [type, { ...type, extension: 'doc', missing: 'Install it.' }];
  const why = (name: string, size: number) => refusalOf({ name, size }, types)?.why;
  assert.deepEqual(
    [why('a.TXT', 5), why('a.txt', 6), why('a.txt', 0), why('a.doc', 1), why('a.exe', 1), why('txt', 1)],
    [undefined, 'size', 'empty', 'missing', 'type', 'type'],
  );
});
