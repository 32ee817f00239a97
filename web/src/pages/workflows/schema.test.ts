import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { initialOf, kindOf, labelOf, type Schema, withoutEmpty } from './schema.ts';

const text: Schema = { type: 'string' };
const file: Schema = {
  type: 'object',
  properties: { name: { type: 'string', maxLength: 200 }, content: { type: 'string', maxLength: 500_000 } },
};

describe('forms from the schema of a workflow', () => {
  it('have a field that suits each property', () => {
    const kinds: readonly (readonly [string, Schema, Schema, string])[] = [
      ['format', { type: 'string', enum: ['srt', 'vtt'] }, {}, 'choice'],
      ['clean', { type: 'boolean' }, {}, 'flag'],
      ['least_frequency', { type: 'integer' }, {}, 'number'],
      ['own_lang', text, {}, 'language'],
      ['target_langs', { type: 'array', items: text }, {}, 'languages'],
      ['texts', { type: 'array', items: text }, {}, 'lines'],
      ['mail', { type: 'string', maxLength: 50_000 }, {}, 'text'],
      ['name', { type: 'string', maxLength: 200 }, {}, 'line'],
      ['content', text, file, 'content'],
      ['content', text, {}, 'text'],
      ['file', file, {}, 'group'],
      ['files', { type: 'array', items: file }, {}, 'groups'],
      ['anything', {}, {}, 'json'],
      ['mixed', { type: ['string', 'null'] }, {}, 'json'],
    ];
    for (const [name, schema, around, kind] of kinds) assert.equal(kindOf(name, schema, around), kind, name);
  });

  it('send nothing of what was left empty', () => {
    assert.deepEqual(
      withoutEmpty({ name: '', flag: false, count: 0, rows: [{ source: '' }, { source: 'a', target: '' }], none: [] }),
      { flag: false, count: 0, rows: [{ source: 'a' }] },
    );
    assert.equal(withoutEmpty({ a: { b: '' } }), undefined);
  });

  it('begin with defaults, and with a row where a list needs one', () => {
    const schema: Schema = {
      type: 'object',
      required: ['files'],
      properties: {
        files: { type: 'array', items: file },
        more: { type: 'array', items: file },
        format: { ...text, default: 'srt' },
      },
    };
    assert.deepEqual(initialOf(schema), { files: [{}], format: 'srt' });
  });

  it('name fields in words', () => {
    assert.deepEqual(
      [labelOf('target_langs', {}), labelOf('own_lang', {}), labelOf('url', { title: 'Address' })],
      ['Target languages', 'Own language', 'Address'],
    );
  });
});
