import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { DocumentConverter } from '../../contracts/documents/document-converter.ts';
import type { DocumentFormat, DocumentTools } from '../../contracts/documents/document-tools.ts';
import { ConvertingDocumentTools } from './converting-document-tools.ts';

it('documents cannot be translated where their filter lacks something, converter or not', () => {
  const text: DocumentFormat = { id: 'txt', extensions: ['txt'], mediaType: 'text/plain' };
  const image: DocumentFormat = { ...text, id: 'image', extensions: ['png'], needs: 'text-recognition' };
  const tools: DocumentTools = {
    formats: [text, image],
    missing: ({ needs }) => (needs === undefined ? undefined : 'Tesseract is not installed'),
    open: () => Promise.reject(new Error('it was opened')),
  };
  const converter: DocumentConverter = {
    id: 'none',
    possible: {},
    available: () => ({}),
    health: () => ({ state: 'ready' }),
    convert: () => Promise.reject(new Error('it was asked')),
    [Symbol.asyncDispose]: async () => {},
  };
  const converting = new ConvertingDocumentTools({ tools, converter, folder: '/nowhere' });
  assert.deepEqual(
    converting.formats.map((format) => converting.missing(format)),
    [undefined, 'Tesseract is not installed'],
  );
});
