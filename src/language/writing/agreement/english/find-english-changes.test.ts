import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { WordReading } from '../../../../contracts/language/morphology.ts';
import { applyEdits } from '../../text-edit.ts';
import { findEnglishChanges } from './find-english-changes.ts';

/** Our own lexicon: a word, then its readings as lemma and tags. */
const lexicon: Readonly<Record<string, string>> = {
  able: 'able.adj',
  animals: 'animal.n.pl',
  are: 'be.vbser.pres',
  bounds: 'bound.vblex.pres.p3.sg',
  book: 'book.n.sg book.vblex.inf book.vblex.pres',
  books: 'book.n.pl book.vblex.pres.p3.sg',
  brought: 'bring.vblex.past bring.vblex.pp',
  bring: 'bring.vblex.inf bring.vblex.pres',
  car: 'car.adj car.n.sg',
  cars: 'car.n.pl',
  causes: 'cause.n.pl cause.vblex.pres.p3.sg',
  details: 'detail.n.pl',
  do: 'do.vblex.inf do.vblex.pres',
  fans: 'fan.n.pl fan.vblex.pres.p3.sg',
  go: 'go.vblex.inf go.vblex.pres',
  goes: 'go.vblex.pres.p3.sg',
  has: 'have.vbhaver.pres.p3.sg',
  have: 'have.vbhaver.inf have.vbhaver.pres',
  important: 'important.adj',
  is: 'be.vbser.pres.p3.sg',
  memory: 'memory.n.sg',
  need: 'need.n.sg need.vblex.inf need.vblex.pres',
  needs: 'need.n.pl need.vblex.pres.p3.sg',
  owners: 'owner.n.pl',
  people: 'people.n.sg person.n.pl',
  person: 'person.n.sg',
  professor: 'professor.n.sg',
  oppose: 'oppose.vblex.inf oppose.vblex.pres',
  reason: 'reason.n.sg reason.vblex.inf reason.vblex.pres',
  reasons: 'reason.n.pl reason.vblex.pres.p3.sg',
  reduced: 'reduce.vblex.past reduce.vblex.pp',
  scientist: 'scientist.n.sg',
  season: 'season.n.sg',
  ship: 'ship.n.sg ship.vblex.inf ship.vblex.pres',
  sports: 'sport.n.pl',
  edit: 'edit.vblex.inf edit.vblex.pres',
  event: 'event.n.sg',
  stronger: 'strong.adj.sint.comp',
  the: 'the.det.def.sp',
  think: 'think.vblex.inf think.vblex.pres',
  to: 'to.pr',
  went: 'go.vblex.past',
  younger: 'young.adj.sint.comp',
  that: 'that.cnjsub that.prn.rel.an.mf.sp',
  and: 'and.cnjcoo',
  variable: 'variable.n.sg',
  will: 'will.n.sg will.vbmod.pres',
};
const readings = new Map(
  Object.entries(lexicon).map(([word, list]): [string, readonly WordReading[]] => [
    word,
    list.split(' ').map((one) => {
      const [lemma = '', ...tags] = one.split('.');
      return { lemma, tags, lexicon: 'own' };
    }),
  ]),
);

/** What is written for a form: the word of the lexicon that has it. */
function written(form: WordReading | string): string {
  if (typeof form === 'string') return form;
  const wanted = [form.lemma, ...form.tags].join('.');
  return Object.entries(lexicon).find(([, list]) => list.split(' ').includes(wanted))?.[0] ?? `(${wanted})`;
}

function corrected(sentence: string): string {
  const changes = findEnglishChanges(sentence, readings);
  return applyEdits(
    sentence,
    changes.map(({ start, end, rule, form }) => ({ start, end, rule, text: written(form) })),
  );
}

/** Each rule: what it changes, and what it leaves alone. */
const rules: Readonly<
  Record<string, { readonly changes: readonly (readonly [string, string])[]; readonly stays: readonly string[] }>
> = {
  'verb-form': {
    changes: [
      ['They can went home.', 'They can go home.'],
      ['We have to reduced the details.', 'We have to (reduce.vblex.inf) the details.'],
      ['People will never goes there.', 'People will never go there.'],
    ],
    stays: [
      'They will go home.',
      'He was able to go.',
      'The will causes problems.',
      'They will be there next season should fans go.',
      'It may be due to reduced prices.',
    ],
  },
  'plural-noun': {
    changes: [
      ['There are a lot of scientist.', 'There are a lot of (scientist.n.pl).'],
      ['He named several reason.', 'He named several reasons.'],
      ['Those important car are old.', 'Those important cars are old.'],
    ],
    stays: [
      'Many car owners know it.',
      'These need the book.',
      'A function without lots of book bounds is short.',
      'It was a two car event.',
      'The path is in two book edit books.',
    ],
  },
  'singular-noun': {
    changes: [['I want to know every details.', 'I want to know every (detail.n.sg).']],
    stays: ['Every sports event has fans.', 'Another two cars went by.'],
  },
  determiner: {
    changes: [['We saw all this cars.', 'We saw all these cars.']],
    stays: ['We saw this sports event.', 'This needs a book.'],
  },
  verb: {
    changes: [
      ['In addition it have animals.', 'In addition it has animals.'],
      ['They needs the book.', 'They need the book.'],
      ['The professor oppose the book.', 'The professor (oppose.vblex.pres.p3.sg) the book.'],
      ['My important cars is old.', 'My important cars are old.'],
    ],
    stays: [
      'We asked that it have animals.',
      'She can go.',
      'He need not go.',
      'Let him and her go.',
      'They went home.',
      'He waved as he ship went past.',
      'A person are people.',
      'If it be so, he goes.',
    ],
  },
  relative: {
    changes: [
      ['There are people that is old.', 'There are people that are old.'],
      ['It needs a person who are able to think.', 'It needs a person who is able to think.'],
    ],
    stays: [
      'One of the people that is able to go.',
      'This is a book of people that is old.',
      'It was people who are able.',
    ],
  },
  there: {
    changes: [['There is many important details.', 'There are many important details.']],
    stays: ['There is a book.', 'There is sports news.'],
  },
  comparative: {
    changes: [['It becomes more stronger.', 'It becomes stronger.']],
    stays: ['We need more younger people.', 'It is more important.'],
  },
  pronoun: {
    changes: [['After that, i think so.', 'After that, I think so.']],
    stays: ['The variable i is important.', 'If i have n books, go on.', 'Let i be the book.'],
  },
};

describe('changes of English forms', () => {
  for (const [rule, { changes, stays }] of Object.entries(rules))
    describe(rule, () => {
      for (const [text, right] of changes)
        it(`changes ${text}`, () => {
          assert.equal(corrected(text), right);
          assert.deepEqual(
            [...new Set(findEnglishChanges(text, readings).map((change) => change.rule))],
            [`agreement/english/${rule}`],
          );
        });
      for (const text of stays) it(`leaves ${text}`, () => assert.equal(corrected(text), text));
    });
});
