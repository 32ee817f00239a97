import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { applyEdits } from '../../text-edit.ts';
import { findGermanMistakes } from './find-german-mistakes.ts';
import { type GermanWords, germanWordsIn } from './german-words.ts';

/** A list of our own, in the form that set-up makes. */
const entries = [
  ['Anfang', 'm', 'Anfänge'],
  ['Auto', 'n', 'Autos'],
  ['Autos', 'p'],
  ['Arbeit', 'f', 'Arbeiten'],
  ['Arbeits', 's'],
  ['Arbeitsplatz', 'm', 'Arbeitsplätze'],
  ['Kunde', 'm', 'Kunden'],
  ['Kunden', 'p'],
  ['Moment', 'm'],
  ['gut', 'sa'],
  ['Ziel', 'n', 'Ziele'],
  ['Bahn', 'f', 'Bahnen'],
  ['Band', 'mfn'],
  ['Bestimmung', 'f', 'Bestimmungen'],
  ['Bestimmungsort', 'f', 'Bestimmungsorte'],
  ['Ball', 'm', 'Bälle'],
  ['Brief', 'm', 'Briefe'],
  ['Buch', 'n', 'Bücher'],
  ['Bücher', 'p'],
  ['Fenster', 'n', 'Fenster'],
  ['Frau', 'f', 'Frauen'],
  ['Freund', 'm', 'Freunde'],
  ['Freunde', 'p'],
  ['Geld', 'n'],
  ['Gelände', 'n'],
  ['Vier', 'f'],
  ['Haus', 'n', 'Häuser'],
  ['Häuser', 'p'],
  ['Hilfe', 'f', 'Hilfen'],
  ['Uhr', 'f', 'Uhren'],
  ['Hunger', 'm'],
  ['Hund', 'm', 'Hunde'],
  ['Hunde', 'p'],
  ['Kind', 'n', 'Kinder'],
  ['Kinder', 'p'],
  ['Kunst', 'f', 'Künste'],
  ['Kosten', 'p'],
  ['Mann', 'm', 'Männer'],
  ['Männer', 'p'],
  ['Ort', 'm', 'Orte'],
  ['Rechnung', 'f', 'Rechnungen'],
  ['Schloss', 'n', 'Schlösser'],
  ['Schule', 'f', 'Schulen'],
  ['Stadt', 'f', 'Städte'],
  ['Student', 'm', 'Studenten'],
  ['Tetraeder', 'm', 'Tetraeder'],
  ['Studenten', 'p'],
  ['Termin', 'm', 'Termine'],
  ['Verwaltung', 'f', 'Verwaltungen'],
  ['Vorfahren', 'p'],
  ['Zeit', 'f', 'Zeiten'],
  ['zusammen', 's'],
  ['alt', 'sa'],
  ['Hundert', 'f'],
  ['Linke', 'mf', 'Linken'],
  ['Linken', 'p'],
  ['Lärm', 'm'],
  ['Raum', 'm', 'Räume'],
  ['Räume', 'p'],
  ['Schaft', 'm', 'Schäfte'],
  ['Schachtel', 'f', 'Schachteln'],
  ['Schachteln', 'p'],
  ['Tag', 'm', 'Tage'],
  ['Tage', 'p'],
  ['Technik', 'f', 'Techniken'],
  ['Variable', 'f', 'Variablen'],
  ['Variablen', 'p'],
  ['angestellt', 'sa'],
  ['böse', 'sa'],
  ['pflegen', 'sv'],
  ['variabel', 'sa'],
  ['zugänglich', 'sa'],
  ['klein', 'sa'],
  ['lesen', 'sv'],
  ['neu', 'sa'],
  ['teuer', 'sa'],
  ['vorfahren', 'sv'],
  ['spielen', 'sv'],
];
const lines = entries.map((entry) => `${entry.join('\t')}\n`).sort();
const words: GermanWords = germanWordsIn(Buffer.from(lines.join('')));

const corrected = (sentence: string): string => applyEdits(sentence, findGermanMistakes(sentence, words));

/** Each rule: what it changes, and what it leaves alone. */
const rules: Readonly<
  Record<string, { readonly changes: readonly (readonly [string, string])[]; readonly stays: readonly string[] }>
> = {
  'agreement/german/person': {
    changes: [
      ['Ich hat ein Buch.', 'Ich habe ein Buch.'],
      ['Gestern war wir im Haus.', 'Gestern waren wir im Haus.'],
      ['Du müsste lesen.', 'Du müsstest lesen.'],
      ['Ich spielen gern.', 'Ich spiele gern.'],
      ['Die Frau haben lange gelesen.', 'Die Frau hat lange gelesen.'],
      ['Viele Männer hat lange gelesen.', 'Viele Männer haben lange gelesen.'],
    ],
    stays: [
      'Man habe lange gelesen. Das Buch haben wir gelesen. Die Kinder hat er gesehen. Das Buch haben viele gelesen.',
      'Ich weiß du hast Zeit. Wir wollen ich und du sein.',
    ],
  },
  'agreement/german/small-letter': {
    changes: [
      ['Ich Kann lesen und Habe gelesen.', 'Ich kann lesen und habe gelesen.'],
      ['Das interessiert Mich sehr.', 'Das interessiert mich sehr.'],
      ['Liebe Frau Mann, Ich habe Zeit.', 'Liebe Frau Mann, ich habe Zeit.'],
      ['Er hat Zeit zu Pflegen.', 'Er hat Zeit zu pflegen.'],
    ],
    stays: [
      'Man trägt Lesen vor. Das Für und Wider. Wir Alten lesen. Hier trägt man Spielen.',
      'Das Lied Ich Kann Lesen.',
    ],
  },
  'agreement/german/compound': {
    changes: [['Er hat einen guten Arbeitplatz.', 'Er hat einen guten Arbeitsplatz.']],
    stays: ['Er hat einen Arbeitsplatz, und Peter Arbeitplatz ist ein Name.'],
  },
  'agreement/german/determiner': {
    changes: [
      ['Das Frau ist hier.', 'Die Frau ist hier.'],
      ['Der Auto ist neu.', 'Das Auto ist neu.'],
      ['Ich brauche ein neuen Termin.', 'Ich brauche einen neuen Termin.'],
      ['Ich habe ein Hund.', 'Ich habe einen Hund.'],
      ['Er hat keine Hunger.', 'Er hat keinen Hunger.'],
      ['Es gibt ein Ball.', 'Es gibt einen Ball.'],
      ['Heute werfe ich ein kleiner Ball.', 'Heute werfe ich einen kleinen Ball.'],
      ['Die Kinder haben ein kleiner Ball.', 'Die Kinder haben einen kleinen Ball.'],
      ['Wer den Ziel kennt, liest.', 'Wer das Ziel kennt, liest.'],
      ['Wir können ein Ball kaufen.', 'Wir können einen Ball kaufen.'],
      ['Er weiß, dass ich ein Hund habe.', 'Er weiß, dass ich einen Hund habe.'],
      ['Wir haben viele Zeit.', 'Wir haben viel Zeit.'],
      ['Wir lernen im Schule.', 'Wir lernen in der Schule.'],
      ['Sie kommt zum Schule.', 'Sie kommt zur Schule.'],
      ['Er mag die Stadtverwaltung und einen Stadtbahn.', 'Er mag die Stadtverwaltung und eine Stadtbahn.'],
    ],
    stays: [
      // Wrong, but more than one word could be meant.
      'Das Buch einer Student liegt hier. Wie ein kleiner Ball ist er. Ich bin ein Mann.',
      'Ist das Kunst? Wenn ihr Zeit habt, weil jeder Geld braucht.',
      'Frauen, die Hunger haben, und Männer, in dem Kinder spielen.',
      'Um dem Rechnung zu tragen.',
      'Die Haus Verwaltung und der Student Müller.',
      'Die Angestellten des Studenten, den Studenten und der Angestellte.',
      'Ich weiß, dass er ein Mann ist. Hat sie ein Hund gesehen? Das hat ein Mann.',
      'Das Lesen im Hause und am Anfang.',
      'Eine Rustenburg und die Meriniden.',
      'Eine Band spielt. Er hat ein Tetraeder und einen neuen Vorfahren.',
      'Er kommt an ihren Bestimmungsort.',
      'Sie wirft eine Frisbee auf ein Sandwich.',
      'Mit der teilweise alten Kunst des gerade angestellten Mannes.',
      'Männer, die diesen Bücher geben. Am meisten Bücher hat er.',
      'Die Vor- und Nachteile der „Kunst Haus“.',
      'Das ist mehrheitsfähig bei der Linken und liegt in der Natur des Bösen.',
      'Waren die Leute die Letzten? Es sind fünf vom Hundert.',
      'Wir speichern es in einer Variablen. Die Technik der Pflegschaft.',
      'Die Anzahl der Tags und die Zahl Ihrer neuen Tags.',
      'Es geht um eine Lärm mindernde Technik. Beim Schachteln der Briefe.',
      'Sie entscheidet, dass das eine oder das andere Geld hat.',
      'Das ist ein für alle zugänglicher Raum und ein neuer und für alle zugänglichen Raum.',
      'Sie standen unter den ersten Vier, und in der Geld ausgegeben wird.',
      'Wir haben ihre Gelände gesehen.',
      'Mit der Freund:innenliste und mit kleinen Freund:innen.',
    ],
  },
  'agreement/german/adjective': {
    changes: [
      ['Ein kleine Haus steht dort.', 'Ein kleines Haus steht dort.'],
      ['Die kleine Kinder spielen.', 'Die kleinen Kinder spielen.'],
      ['Sie geht mit der neue Frau.', 'Sie geht mit der neuen Frau.'],
      ['Er kommt mit alte Autos.', 'Er kommt mit alten Autos.'],
    ],
    stays: [
      'Ein kleines neues Haus und die kleinen, alten Häuser.',
      'Mit kleinem alten Auto und mit neuem kleinem Haus.',
    ],
  },
  'agreement/german/noun': {
    changes: [
      ['Er spielt mit meine Freunde.', 'Er spielt mit meinen Freunden.'],
      ['Er spielt mit den Kinder.', 'Er spielt mit den Kindern.'],
      ['Ich habe viele neue Freund.', 'Ich habe viele neue Freunde.'],
      ['Das ist eine Frage zwischen Männer und Frauen.', 'Das ist eine Frage zwischen Männern und Frauen.'],
      ['Es gibt viele Schule hier.', 'Es gibt viele Schulen hier.'],
      ['Er lernt in zwei Schule.', 'Er lernt in zwei Schulen.'],
      ['Er spielt mit vielen Kinder.', 'Er spielt mit vielen Kindern.'],
      ['Sie hilft einem Kunde.', 'Sie hilft einem Kunden.'],
      ['Das ist für einen Student.', 'Das ist für einen Studenten.'],
    ],
    stays: [
      'Er spielt mit den Kindern und den Autos.',
      'Viele alte Fenster.',
      'Ein Student wartet auf den Moment. Der Kunde kommt.',
      'Um zwei Uhr hat er viel Zeit.',
      'Er geht auf diejenigen Freunde zu.',
      'Wir suchen zu diesen passende Häuser.',
    ],
  },
  'agreement/german/capital': {
    changes: [
      ['Sie hat ein haus mit großem fenster.', 'Sie hat ein Haus mit großem Fenster.'],
      ['Beim lesen hat er viele freunde.', 'Beim Lesen hat er viele Freunde.'],
      ['Er kommt um 9 uhr mit meiner hilfe.', 'Er kommt um 9 Uhr mit meiner Hilfe.'],
      ['In meinem alten auto.', 'In meinem alten Auto.'],
    ],
    stays: [
      'Das lesen wir, und die spielen dort.',
      'Im alten Haus und beim neuen.',
      'Der auto kunst Hund.',
      'Das haus-eigene Auto, die haus Verwaltung.',
      'The auto of the haus.',
      'Ein Mann, mit dem er sich 1968 zusammenschloss.',
    ],
  },
  'agreement/german/small-pronoun': {
    changes: [['Wenn Ich komme, und Ich gehe.', 'Wenn ich komme, und ich gehe.']],
    stays: ['Ich komme. Das Ich und mein Ich. Er sagt: Ich komme.'],
  },
  'agreement/german/dass': {
    changes: [
      ['Er sagt, das du krank bist.', 'Er sagt, dass du krank bist.'],
      ['Es freut mich, das der Mann heute kommt.', 'Es freut mich, dass der Mann heute kommt.'],
    ],
    stays: [
      'Das Buch, das du gelesen hast.',
      'Etwas, das du gelesen hast.',
      'Er sagt, das ist gut.',
      'Er sagt, das weiß ich nicht.',
    ],
  },
  'agreement/german/government': {
    changes: [
      ['Das Kind spielt mit den Ball.', 'Das Kind spielt mit dem Ball.'],
      ['Ein Brief für dem Mann.', 'Ein Brief für den Mann.'],
      ['Sie lebt in der Haus.', 'Sie lebt in dem Haus.'],
      ['Sie geht in der Haus.', 'Sie geht in das Haus.'],
      ['Ich wohne in eine neue Stadt.', 'Ich wohne in einer neuen Stadt.'],
      ['Er kommt aus das Haus.', 'Er kommt aus dem Haus.'],
    ],
    stays: [
      'Um dem Mann zu helfen, ohne dem Kind zu schaden.',
      'Was für ein Mann! Mit des Mannes Hilfe.',
      'Wegen dem Hund und wegen des Hundes. Er kam wegen zu teurer Kosten.',
      'Sie geht in die Schule und ist in der Schule.',
      'Sie ziehen in eine Stadt und wohnen dort. Er lebt in die Zeit hinein.',
      'Das sind zu wenige Bücher. Um der Kunst willen.',
      'Ein meiner Frau nach alter Hund. Das ist nicht zu große Kunst.',
      'Während der Mann liest, seit ein Mann kommt.',
    ],
  },
};

describe('German agreement', () => {
  for (const [rule, { changes, stays }] of Object.entries(rules)) {
    it(`${rule} changes what does not agree`, () => {
      for (const [wrong, right] of changes) assert.equal(corrected(wrong), right);
      const ids = changes.flatMap(([wrong]) => findGermanMistakes(wrong, words).map((edit) => edit.rule));
      assert.ok(ids.includes(rule), ids.join());
      for (const [, right] of changes) assert.equal(corrected(right), right);
    });
    it(`${rule} leaves alone what may be right`, () => {
      for (const right of stays) assert.equal(corrected(right), right);
    });
  }
});

it('reads words that objects have as properties', () => {
  for (const word of ['constructor', 'toString', 'hasOwnProperty', '__proto__', 'valueOf'])
    assert.equal(
      corrected(`Der constructor ${word} liest im ${word} das ${word}.`),
      `Der constructor ${word} liest im ${word} das ${word}.`,
    );
});

describe('the list of German words', () => {
  it('is searched in its bytes', () => {
    for (const [word = '', classes = '', plural] of entries) assert.deepEqual(words.find(word), { classes, plural });
    for (const word of ['', 'A', 'Aut', 'Autoss', 'zzz', 'Äpfel', 'x'.repeat(100)])
      assert.equal(words.find(word), undefined);
  });
});
