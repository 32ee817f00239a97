import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { judgeByReferences, withoutTokens } from './judge-references.ts';

describe('the judgement by references', () => {
  const text = 'She go to school every days.';
  const references = ['She goes to school every day.', 'She goes to the school daily.'];

  it('counts changes that somebody made, of the fewest that are needed', () => {
    const judged = judgeByReferences(text, 'She goes to school every days!', references);
    assert.deepEqual([judged.needed, judged.mended.length, judged.others.length, judged.isExact], [2, 1, 1, false]);
    assert.ok(judgeByReferences(text, 'She goes to school every day.', references).isExact);
    assert.deepEqual(judgeByReferences(text, text, [...references, text]), {
      ...{ needed: 0, mended: [], others: [], isExact: true },
    });
  });

  it('reads words and signs with spaces between as people write them', () => {
    assert.equal(
      withoutTokens('He did n\'t say " no , never " ( I can not ) . '),
      'He didn\'t say "no, never" (I cannot).',
    );
    assert.equal(withoutTokens("It 's Tom 's 5 % ; why ?"), "It's Tom's 5%; why?");
  });
});
