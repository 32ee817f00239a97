import assert from 'node:assert/strict';
import { it } from 'node:test';
import { mechanicalClass } from './annotated-classes.ts';
import { isUnseen, readAnnotatedTexts } from './annotated-texts.ts';
import { compareWithAnnotators } from './compare-with-annotators.ts';

const m2 = `S Ich sehe ein hund und glaube das .
A 2 3|||R:DET:FORM|||einen|||REQUIRED|||-NONE-|||0
A 3 4|||R:ORTH|||Hund|||REQUIRED|||-NONE-|||0
A 4 4|||M:PUNCT|||,|||REQUIRED|||-NONE-|||0
A 5 6|||R:VERB|||denke|||REQUIRED|||-NONE-|||1

S Gut ( sehr ) .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
`;

it('reads sentences as people write them, with what the first annotator changed', () => {
  const [first, second] = readAnnotatedTexts(m2);
  assert.equal(first?.text, 'Ich sehe ein hund und glaube das.');
  assert.deepEqual(
    first?.errors.map(({ start, end, right }) => [start, end, ...right]),
    [
      [9, 12, 'einen'],
      [13, 17, 'Hund'],
      [17, 17, ','],
    ],
  );
  assert.equal(second?.text, 'Gut (sehr).');
  assert.deepEqual(second?.errors, []);
});

it('names the classes of mechanical mistakes, and counts them', () => {
  const classOf = (written: string, right: string, type: string) =>
    mechanicalClass(written, { start: 0, end: written.length, right: [right], type, words: written.split(' ').length });
  assert.equal(classOf('grosse', 'große', 'R:SPELL'), 'umlauts and ß');
  assert.equal(classOf('Koch Buch', 'Kochbuch', 'R:ORTH'), 'space');
  assert.equal(classOf('das', 'dass', 'R:SCONJ'), 'das and dass');
  assert.equal(classOf('jetz', 'jetzt', 'R:SPELL'), 'misspelt words');
  assert.equal(classOf('in', 'an', 'R:ADP'), undefined);
  const [text] = readAnnotatedTexts(m2);
  const lines = compareWithAnnotators(text === undefined ? [] : [text], ['Ich sehe ein Hund und glaube das.'], false);
  assert.equal(lines[0], '1 texts: 1 of 2 mechanical mistakes (50.0 %)');
});

it('divides texts by their hash', () => {
  assert.equal(isUnseen('Ich sehe.'), isUnseen('Ich sehe.'));
  assert.equal(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map(isUnseen)).size, 2);
});
