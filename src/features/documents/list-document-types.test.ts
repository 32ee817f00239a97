import assert from 'node:assert/strict';
import { it } from 'node:test';
import { UploadLimits } from './document-limits.ts';
import { listDocumentTypes } from './list-document-types.ts';

const limits = new UploadLimits({ sizes: new Map([['txt', { pro: 7, free: 5 }]]), characters: new Map() });
const docx = { id: 'docx', extensions: ['docx'], mediaType: 'application/docx' };
const image = { id: 'image', extensions: ['png'], mediaType: 'image/png', needs: 'text-recognition' } as const;
const missing = ({ needs }: { readonly needs?: string }) => (needs === undefined ? undefined : 'It is not installed.');
const txt = { id: 'txt', extensions: ['txt', 'text'], mediaType: 'text/plain' };

it('document types have limits of the plan, what they cost at least, and what comes out', () => {
  const conversions = { inputs: { doc: ['docx'] }, outputs: { docx: ['pdf'] } };
  assert.deepEqual(listDocumentTypes({ formats: [{ ...docx, conversions }, txt], missing }, limits, 'free'), [
    { extension: 'docx', bytes: 10 * 1024 ** 2, leastBilled: 50_000, outputs: ['docx', 'pdf'] },
    { extension: 'doc', bytes: 10 * 1024 ** 2, leastBilled: 50_000, outputs: ['docx'] },
    { extension: 'txt', bytes: 5, leastBilled: 1, outputs: ['txt', 'text'] },
    { extension: 'text', bytes: 10 * 1024 ** 2, leastBilled: 1, outputs: ['text', 'txt'] },
  ]);
});

it('document types that lack a converter or a recognizer say how to get it', () => {
  const missingConversions = { inputs: { doc: ['docx'] }, outputs: { docx: ['pdf'] }, reason: 'Install it.' };
  const types = listDocumentTypes({ formats: [{ ...docx, missingConversions }, image], missing }, limits, 'pro');
  assert.deepEqual(
    types.map(({ extension, outputs, missing }) => [extension, outputs, missing]),
    [
      ['docx', ['docx'], undefined],
      ['png', ['png'], 'It is not installed.'],
      ['doc', ['docx'], 'Install it.'],
    ],
  );
});
