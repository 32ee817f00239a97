import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textOf } from './aligned-sentence.ts';
import { findPassages } from './find-passages.ts';
import { mendPassages } from './mend-passages.ts';
import { TaggedSentence } from './tagged-sentence.ts';

/** What becomes of the engine's answer, where the words of the sentence are numbered from 0. */
function mend(sentence: string, answer: string): string | undefined {
  const passages = findPassages(sentence, []);
  const tagged = new TaggedSentence(sentence, [], passages);
  const html = answer.replaceAll(/(\d)=([^|]*)\|/g, '<b id="$1">$2</b>');
  const tokens = tagged.readAnswer(html);
  const mended = mendPassages(sentence, { units: tagged.units, tokens }, passages);
  return mended && textOf(mended.tokens);
}

const cases: readonly (readonly [string, string, string, string | undefined])[] = [
  ['what is there stays', 'See (a@b.org).', '0=Siehe| 1=(a@b.org).|', 'Siehe (a@b.org).'],
  [
    'translated names are written anew',
    'I see {count} cats.',
    '0=Ich| 1=sehe| 2={Anzahl}| 3=Katzen.|',
    'Ich sehe {count} Katzen.',
  ],
  [
    'torn addresses too',
    'See http://a.org/b_c now.',
    '0=Siehe| 2=jetzt| 1=http: //a. org/b _ c|2=.|',
    'Siehe jetzt http://a.org/b_c.',
  ],
  ['with the signs around them', 'Hi ({name}).', '0=Hallo| 1=({ Name}).|', 'Hallo ({name}).'],
  ['and without, if those went elsewhere', 'See a@b.org.', '1=A@B.org| 0=sehen|1=.|', 'a@b.org sehen.'],
  ['one that comes twice in one place is one', 'See {x} now', '0=Siehe| 1={x}| 2=jetzt|', 'Siehe {x} jetzt'],
  ['white space in them is theirs', 'Hi {{ my name }}!', '0=Hallo| 1={{mein Name}}!|', 'Hallo {{ my name }}!'],
  ['something else is none of them', 'I see {count} cats.', '0=Ich| 1=sehe| 2=viele| 3=Katzen.|', undefined],
  ['nor is nothing', 'I see {count} cats.', '0=Ich| 1=sehe| 3=Katzen.|', undefined],
  ['nor what is scattered', 'See a@b.org now', '1=a @| 0=Siehe| 1=b.org| 2=jetzt|', undefined],
  ['nor what comes a second time', 'See {x} now', '0=Siehe| 1={y}| 2={x} {x}|', undefined],
];
for (const [name, sentence, answer, expected] of cases)
  test(name, () => assert.equal(mend(sentence, answer), expected));
