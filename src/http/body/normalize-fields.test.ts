import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Type } from 'typebox';
import { normalizeFields } from './normalize-fields.ts';
import { parseForm } from './parse-form.ts';

const Schema = Type.Object({
  text: Type.Array(Type.String()),
  tags: Type.Array(Type.String(), { 'x-comma-separated': true }),
  flag: Type.Boolean(),
  count: Type.Integer(),
  dictionaries: Type.Array(Type.Object({ source_lang: Type.String() })),
  limit: Type.Unsafe<number | null>({ type: ['integer', 'null'] }),
  style: Type.Optional(Type.Unsafe<'plain'>({ type: 'string', enum: ['plain'] })),
  source_lang: Type.Optional(Type.String({ 'x-absent': ['auto'] })),
  name: Type.Optional(Type.String({ 'x-empty-is-given': true })),
  optional_flag: Type.Optional(Type.Boolean()),
  rules: Type.Record(Type.String(), Type.Record(Type.String(), Type.String())),
});

const form = (text: string): unknown => normalizeFields(Schema, parseForm(text));

describe('normalizeFields', () => {
  it('reads lists in every spelling of forms', () => {
    for (const body of ['text=a&text=b', 'text[]=a&text[]=b', 'text[0]=a&text[1]=b', 'text%5B0%5D=a&text%5B1%5D=b'])
      assert.deepEqual(form(body), { text: ['a', 'b'] }, body);
    assert.deepEqual(form('text=a'), { text: ['a'] });
  });

  it('keeps a null where it means something, and reads it in forms', () => {
    assert.deepEqual(normalizeFields(Schema, { limit: null, count: null }), { limit: null });
    assert.deepEqual(form('limit='), { limit: null });
    assert.deepEqual(form('limit=null'), { limit: null });
    assert.deepEqual(form('limit=12'), { limit: 12 });
    assert.deepEqual(normalizeFields(Schema, { limit: '12' }), { limit: 12 });
    assert.deepEqual(form('limit=many'), { limit: 'many' });
    assert.deepEqual(normalizeFields(Schema, {}), {});
  });

  it('reads nested fields with dots and with brackets', () => {
    for (const body of ['dictionaries[0].source_lang=en', 'dictionaries[0][source_lang]=en'])
      assert.deepEqual(form(body), { dictionaries: [{ source_lang: 'en' }] }, body);
  });

  it('keeps more than twenty numbered entries in order', () => {
    const body = Array.from({ length: 50 }, (_, index) => `text[${index}]=${index}`).join('&');
    assert.deepEqual(
      (form(body) as { text: string[] }).text,
      Array.from({ length: 50 }, (_, index) => String(index)),
    );
  });

  it('takes entries in the order of their numbers, however large these are, and closes gaps', () => {
    for (const body of [
      'text[0]=a&text[9999]=b',
      'text[9999]=b&text[0]=a',
      'text[5]=a&text[7]=b',
      'text[20000000000]=b&text[5000]=a',
      'text[]=a&text[9999]=b',
    ])
      assert.deepEqual(form(body), { text: ['a', 'b'] }, body);
    assert.deepEqual(form('dictionaries[0].source_lang=en&dictionaries[5000].source_lang=de'), {
      dictionaries: [{ source_lang: 'en' }, { source_lang: 'de' }],
    });
    const many = Array.from({ length: 1500 }, (_, index) => String(index));
    assert.deepEqual(form(many.map((text) => `text=${text}`).join('&')), { text: many });
  });

  it('splits tag lists at commas, in forms and in JSON, and leaves texts alone', () => {
    assert.deepEqual(form('tags=a, b,,c&text=x,y'), { tags: ['a', 'b', 'c'], text: ['x,y'] });
    assert.deepEqual(normalizeFields(Schema, { tags: 'a,b' }), { tags: ['a', 'b'] });
  });

  it('reads booleans and whole numbers', () => {
    for (const [given, wanted] of [
      ['1', true],
      ['true', true],
      ['0', false],
      ['false', false],
    ])
      assert.deepEqual(form(`flag=${given}`), { flag: wanted });
    assert.deepEqual(form('count=42'), { count: 42 });
  });

  it('leaves what does not fit for validation to name', () => {
    assert.deepEqual(form('flag=maybe&count=4x'), { flag: 'maybe', count: '4x' });
  });

  it('ignores unknown fields and takes null for not given', () => {
    assert.deepEqual(normalizeFields(Schema, { other: 1, flag: null, count: 1 }), { count: 1 });
    assert.deepEqual(form('__proto__[x]=1&constructor=2'), {});
  });

  it('takes an empty field for not given where it may be left out, whatever its type', () => {
    assert.deepEqual(form('style=&count=&optional_flag='), { count: '' });
    assert.deepEqual(normalizeFields(Schema, { style: '', optional_flag: '' }), {});
    assert.deepEqual(form('style=plain'), { style: 'plain' });
    assert.deepEqual(form('style=%20'), { style: ' ' });
  });

  it('keeps an empty name, so that it can be refused rather than ignored', () => {
    assert.deepEqual(form('name='), { name: '' });
    assert.deepEqual(normalizeFields(Schema, { name: '' }), { name: '' });
  });

  it('takes a word for not given that means so, in any case', () => {
    for (const word of ['auto', 'AUTO', '']) assert.deepEqual(normalizeFields(Schema, { source_lang: word }), {}, word);
    assert.deepEqual(normalizeFields(Schema, { source_lang: 'automatic' }), { source_lang: 'automatic' });
  });

  it('keeps every name of objects that may have any, so that the operation can judge them', () => {
    const rules = { numbers: { zero: 'use', other: '1' }, empty: {}, constructor: { x: 'y' } };
    assert.deepEqual(normalizeFields(Schema, { rules: { ...rules, none: null } }), { rules });
    assert.deepEqual(form('rules[numbers][zero]=use&rules.numbers.other=1'), { rules: { numbers: rules.numbers } });
    const hostile = normalizeFields(Schema, JSON.parse('{"rules": {"__proto__": {"a": "b"}}}')) as { rules: object };
    assert.deepEqual(Object.keys(hostile.rules), ['__proto__']);
    assert.deepEqual(normalizeFields(Schema, { rules: { numbers: 'use' } }), { rules: { numbers: 'use' } });
  });

  it('decodes percent-encoded UTF-8 and plus signs, and refuses what is not UTF-8', () => {
    assert.deepEqual(form('text=caf%C3%A9+au+lait%2B'), { text: ['café au lait+'] });
    assert.throws(() => form('text=%FF'), { code: 'invalid_body' });
  });
});
