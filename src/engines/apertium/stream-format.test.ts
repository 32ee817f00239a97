import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { decodeText, encodeText } from './stream-format.ts';

test('plain text travels as it is, ended by a full stop of the format', () => {
  assert.equal(encodeText('The car isn’t red, is it?').payload, 'The car isn’t red, is it?.[]');
});

test('characters of the stream format are escaped', () => {
  assert.equal(encodeText('a^b$c/d[e]{f g}\\<g>@ *').payload, 'a\\^b\\$c\\/d\\[e\\]\\{f g\\}\\\\\\<g\\>\\@ \\*.[]');
});

const protectedPassages = [
  'https://example.com/a_b?c=d#e',
  'http://localhost:8080/',
  'www.example.org',
  'john.doe+x@example.co.uk',
  'example.com',
  'file-name.txt',
  '/etc/apt/sources.list',
  '~/notes',
  './run.sh',
  'C:\\Users\\me',
  '{0}',
  '{name}',
  '{{user.name}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a placeholder of shells
  '${HOME}',
  '%{name}',
  '%name%',
  '<<name>>',
  '%s',
  '%1$d',
  '%(count)d',
  '%.2f',
  ':user_name',
  ':smile:',
  '@someone',
  '#topic',
  'snake_case',
];
for (const passage of protectedPassages) {
  test(`${passage} is out of reach of the translation`, () => {
    const { blanks, payload } = encodeText(`Look at ${passage}, please.`);
    assert.deepEqual(blanks, [passage]);
    assert.equal(payload, 'Look at [0], please..[]');
  });
}

const ordinaryTexts = [
  'and/or',
  'a 50% discount',
  '3.14 and 1,000',
  'He said: no',
  'C++ is old',
  '50 % de',
  'end.Then',
  '12:30',
];
for (const text of ordinaryTexts) {
  test(`"${text}" is ordinary text`, () => assert.deepEqual(encodeText(text).blanks, []));
}

test('white space other than one space comes back as it was', () => {
  const encoded = encodeText('one  two\tthree\nfour\u00a0five');
  assert.deepEqual(encoded.blanks, ['  ', '\t', '\n', '\u00a0']);
  assert.equal(
    decodeText('uno[0]dos [1] tres[2]cuatro[3]cinco.[]', encoded),
    'uno  dos\ttres\nfour'.replace('four', 'cuatro\u00a0cinco'),
  );
});

test('an empty line ends a sentence', () => {
  assert.equal(encodeText('Title\n\nText').payload, 'Title.[][0]Text.[]');
});

test('spaces that the pipeline leaves where words were dropped are one space', () => {
  assert.equal(decodeText(' Vi  el coche .[]', encodeText('I saw the car')), 'Vi el coche');
});

test('marks of failed words are taken off, but not those of the text itself', () => {
  assert.equal(decodeText('*foo #bar @baz.[]', encodeText('foo bar baz')), 'foo bar baz');
  assert.equal(decodeText('\\*foo * 2.[]', encodeText('*foo * 2')), '*foo * 2');
});

test('tags of the analysis are taken off, but not what the text itself has between such marks', () => {
  assert.equal(decodeText('#in<pr> la casa<n><f><sg>.[]', encodeText('in the house')), 'in la casa');
  assert.equal(decodeText('la \\<pr\\> casa.[]', encodeText('the <pr> house')), 'la <pr> casa');
});

test('a blank that got lost or came twice is noticed', () => {
  const encoded = encodeText('See {0} and {1}');
  assert.equal(decodeText('Ve [0] y [1].[]', encoded), 'Ve {0} y {1}');
  assert.equal(decodeText('Ve [0] y.[]', encoded), undefined);
  assert.equal(decodeText('Ve [0] y [0].[]', encoded), undefined);
});

test('a pipeline that changes nothing gives every text back', () => {
  const character = fc.oneof(
    fc.constantFrom(...'^$/[]{}\\<>@*#~+|&%:._- \t\n\u00a0\u200d\u202e\ufffd\uffff\u0085éñ'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  );
  fc.assert(
    fc.property(fc.array(character, { maxLength: 60 }), (characters) => {
      const text = characters.join('').replaceAll('\0', '').trim();
      const encoded = encodeText(text);
      assert.equal(decodeText(encoded.payload, encoded), text);
    }),
  );
});

test('no text takes long to read', () => {
  for (const part of ['a', 'a.', 'a_', '/a', '-', 'a@', '%0', ' \n', '{', 'a:/', ' ', 'word ']) {
    const text = part.repeat(50_000);
    const start = process.cpuUsage();
    encodeText(text);
    assert.ok(process.cpuUsage(start).user < 2_000_000, `${JSON.stringify(part)} took too long`);
  }
});
