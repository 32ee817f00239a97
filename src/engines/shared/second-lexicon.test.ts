import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FakeMorphology } from '../../../test/support/fake-morphology.ts';
import { knownToLexicons } from './second-lexicon.ts';

const signal = new AbortController().signal;
const morphology = new FakeMorphology({
  en: { protest: ['protest n sg'], monday: ['Monday n sg'], Monday: ['Monday n sg'] },
});

describe('words of a second lexicon', () => {
  it('are those that it reads, in the case in which it has them', async () => {
    const known = await knownToLexicons(morphology, 'en', ['protest', 'monday', 'Monday', 'xyz'], signal);
    assert.deepEqual([...(known ?? [])], ['protest', 'Monday']);
  });

  it('are unknown where there is no lexicon, or none that answers', async () => {
    assert.equal(await knownToLexicons(undefined, 'en-US', ['protest'], signal), undefined);
    assert.equal(await knownToLexicons(morphology, 'de', ['Protest'], signal), undefined);
    const closed = new FakeMorphology({ en: {} });
    await closed[Symbol.asyncDispose]();
    assert.equal(await knownToLexicons(closed, 'en', ['protest'], signal), undefined);
  });
});
