import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { correctText } from '../../find-corrections.ts';

const correct = (text: string, language = 'de'): string => correctText(text, language, []);

describe('German rules', () => {
  const mended: readonly (readonly [string, string])[] = [
    ['Ich glaube das er morgen kommt.', 'Ich glaube, dass er morgen kommt.'],
    ['Es liegt daran das niemand Bescheid wusste.', 'Es liegt daran, dass niemand Bescheid wusste.'],
    ['Der Film den wir gesehen haben war lang.', 'Der Film, den wir gesehen haben, war lang.'],
    ['Das ist der Kollege von dem ich dir erzählt habe.', 'Das ist der Kollege, von dem ich dir erzählt habe.'],
    ['Die Leute die hier arbeiten sind nett.', 'Die Leute, die hier arbeiten, sind nett.'],
    ['Der Kuchen der im Ofen steht riecht gut.', 'Der Kuchen, der im Ofen steht, riecht gut.'],
    ['Wenn du Zeit hast ruf mich an.', 'Wenn du Zeit hast, ruf mich an.'],
    ['Sie lernt jeden Tag um die Prüfung zu bestehen.', 'Sie lernt jeden Tag, um die Prüfung zu bestehen.'],
    ['Sie kommt heute um seine drei Kinder zu sehen.', 'Sie kommt heute, um seine drei Kinder zu sehen.'],
    ['Ich weiß nicht was ich machen soll.', 'Ich weiß nicht, was ich machen soll.'],
    ['Das ist nicht mein Fehler sondern deiner.', 'Das ist nicht mein Fehler, sondern deiner.'],
    ['Ich fahre schon wider nach Ulm.', 'Ich fahre schon wieder nach Ulm.'],
    ['Das spiegelt sich in den Zahlen wieder.', 'Das spiegelt sich in den Zahlen wider.'],
    ['Wo seit ihr gerade?', 'Wo seid ihr gerade?'],
    ['Die kinder haben viel spaß.', 'Die Kinder haben viel Spaß.'],
    ['Das ist nichts neues.', 'Das ist nichts Neues.'],
    ['Bitte geben sie mir bescheid.', 'Bitte geben Sie mir Bescheid.'],
    ['Wir fahren mit den Auto.', 'Wir fahren mit dem Auto.'],
    ['Ich warte auf der Bus.', 'Ich warte auf den Bus.'],
    ['Sie wohnt seit drei Jahre hier.', 'Sie wohnt seit drei Jahren hier.'],
    ['Er kam Gesternabend.', 'Er kam gestern Abend.'],
  ];
  for (const [text, right] of mended)
    it(`mend: ${text}`, () => {
      assert.equal(correct(text), right);
      assert.equal(correct(right), right);
    });

  const kept = [
    'Ich glaube das nicht.',
    'Bei den Nachbarn brennt noch Licht.',
    'Ihr seid gestern lange geblieben.',
    'Der Mann der in Rom lebenden Frau ist krank.',
    'Die Kinder die Hausaufgaben machen zu lassen ist sinnvoll.',
    'Ich weiß was Besseres.',
    'Es ist besser, um drei zu gehen.',
    'Er kam zwei Stunden bevor der Film begann.',
    'Lass uns das Wissen, das du gelernt hast, anwenden.',
    'Achte darauf, die Zeilen jeweils um weitere vier Zeichen einzurücken.',
    'Sie braucht es, um sich effektiv um ihre Kinder kümmern zu können.',
    'Ich warte auf dem Bahnsteig auf den Zug.',
    'Die arbeiten hier, die laden uns ein, und das frage ich mich auch.',
  ];
  for (const text of kept) it(`keep: ${text}`, () => assert.equal(correct(text), text));

  it('write no ß in Switzerland', () => {
    assert.equal(correct('Ich weis nicht, wo der Bus steht.', 'de-CH'), 'Ich weiss nicht, wo der Bus steht.');
    assert.equal(correct('Er ist grösser wie ich.', 'de-CH'), 'Er ist grösser als ich.');
    assert.equal(correct('Viel Spass, ich weiss es.', 'de-CH'), 'Viel Spass, ich weiss es.');
  });
});
