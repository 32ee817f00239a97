import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FakeMorphology } from '../../../../test/support/fake-morphology.ts';
import type { Morphology } from '../../../contracts/language/morphology.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import { inflectionOf } from '../../../language/inflection/held-inflections.ts';
import { formOf, relatedForms } from '../../../language/inflection/inflection.ts';
import { inflectWords } from './inflect-words.ts';
import { InflectionTables } from './inflection-tables.ts';
import { inflectedLanguages, wordLists } from './word-list.ts';

const { signal } = new AbortController();
const english = {
  en: {
    forbid: ['forbid vblex inf'],
    forbids: ['forbid vblex pres p3 sg'],
    forbade: ['forbid vblex past'],
    forbidden: ['forbid vblex pp'],
    speed: ['speed n sg', 'speed vblex inf'],
    speeded: ['speed vblex past', 'speed vblex pp'],
    utilise: ['utilise vblex inf'],
    utilising: ['utilise vblex ger'],
  },
};

describe('tables of forms', () => {
  it('have what the lexicon writes, and nothing where it writes nothing', async () => {
    const table = await new InflectionTables(new FakeMorphology(english)).tableOf('en-GB', signal);
    const inflection = inflectionOf(table);
    assert.deepEqual(inflection.forms('forbid'), ['forbid', 'forbids', 'forbade', 'forbidden', undefined]);
    assert.deepEqual(inflection.forms('write'), []);
    assert.deepEqual(relatedForms(inflection, ['forbid', 'write'], ['pres.p3.sg', 'past']), { forbids: 'forbade' });
  });

  it('have words like others, and forms that the list says against the lexicon', async () => {
    const inflection = inflectionOf(await new InflectionTables(new FakeMorphology(english)).tableOf('en', signal));
    assert.equal(formOf(inflection, 'utilize', 'ger'), 'utilizing');
    assert.equal(formOf(inflection, 'speed', 'past'), 'sped');
  });

  it('respell what a pattern of the list covers', async () => {
    const list = { ...wordLists('fr')[0], like: [], written: [], words: ['préférer', 'acheter'] } as never;
    const morphology = new FakeMorphology({
      fr: {
        préférer: ['préférer vblex inf'],
        préfèrera: ['préférer vblex fti p3 sg'],
        acheter: ['acheter vblex inf'],
        achètera: ['acheter vblex fti p3 sg'],
      },
    });
    const forms = await inflectWords(morphology, 'fr', list, signal);
    assert.ok(forms.get('préférer')?.includes('préférera'));
    assert.ok(forms.get('acheter')?.includes('achètera'));
  });

  it('have a word of several classes once, with the forms of each by name', async () => {
    const lexicon = {
      en: {
        book: ['book n sg', 'book vblex inf'],
        books: ['book n pl', 'book vblex pres p3 sg'],
        big: ['big adj sint'],
        bigger: ['big adj sint comp'],
      },
    };
    const inflection = inflectionOf(await new InflectionTables(new FakeMorphology(lexicon)).tableOf('en', signal));
    assert.deepEqual(inflection.forms('book').slice(0, inflection.open), [
      'book',
      'books',
      undefined,
      undefined,
      undefined,
    ]);
    assert.equal(formOf(inflection, 'book', 'n.pl'), 'books');
    assert.deepEqual(relatedForms(inflection, ['big'], ['adj', 'adj.comp']), { big: 'bigger' });
  });

  it('are made once for the same lexicons', async () => {
    const morphology = new FakeMorphology(english);
    const tables = new InflectionTables(morphology);
    const [one, other] = await Promise.all([tables.tableOf('en', signal), tables.tableOf('en-US', signal)]);
    assert.equal(one, other);
    assert.equal(inflectionOf(one), inflectionOf(structuredClone(other)));
    const again = await new InflectionTables(new FakeMorphology(english)).tableOf('en', signal);
    assert.equal(again?.version, one?.version);
  });

  it('are absent without a lexicon, without a list and while the lexicon fails, and then come', async () => {
    assert.equal(await new InflectionTables(undefined).tableOf('en', signal), undefined);
    const tables = new InflectionTables(new FakeMorphology({ en: {}, ja: {} }));
    assert.equal(await tables.tableOf('ja', signal), undefined);
    assert.equal(await tables.tableOf('fr', signal), undefined);
    const morphology = new FakeMorphology(english);
    let failing = true;
    const flaky: Pick<Morphology, 'version' | 'languages' | 'analyse' | 'generate'> = {
      version: '1',
      languages: () => ['en'],
      analyse: (request, ended) => {
        if (failing) return Promise.reject(new ServiceError('engine_failed', {}));
        return morphology.analyse(request, ended);
      },
      generate: (request, ended) => morphology.generate(request, ended),
    };
    const recovering = new InflectionTables(flaky as Morphology);
    assert.equal(await recovering.tableOf('en', signal), undefined);
    failing = false;
    assert.ok(await recovering.tableOf('en', signal));
  });

  it('are waited for no longer than the caller wants', async () => {
    const tables = new InflectionTables(new FakeMorphology(english));
    const reason = new Error('gone');
    const gone = AbortSignal.abort(reason);
    await assert.rejects(tables.tableOf('en', gone), reason);
    assert.ok(await tables.tableOf('en', signal));
  });
});

it('no list has a word, an id or an exception twice, and each says why', () => {
  for (const language of inflectedLanguages) {
    const lists = wordLists(language);
    assert.ok(lists.length > 0);
    for (const list of lists) assert.equal(new Set(list.words).size, list.words.length, language);
    const exceptions = lists.flatMap((list) => [...list.like, ...list.written, ...list.respelled]);
    assert.equal(new Set(exceptions.map(({ id }) => id)).size, exceptions.length);
    for (const { id, because } of exceptions) assert.ok(id.startsWith(`${language}-`) && because.length > 0);
    for (const { words, like, written } of lists)
      for (const { word } of [...like, ...written]) assert.ok(words.includes(word), word);
  }
});
