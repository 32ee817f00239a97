import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PageCharacter, PageLink } from '../reading/page-content.ts';
import { withStaying } from './move-links.ts';
import { countText, isRead } from './staying-text.ts';

const characters = (text: string, left = 0): readonly PageCharacter[] =>
  [...text].map((letter, index) => {
    const at = left + 10 * index;
    return { text: letter, box: { left: at, bottom: 0, right: at + 10, top: 10 } } as unknown as PageCharacter;
  });

describe('text that stays on a page', () => {
  it('is read when all its letters and digits are there, in whatever form and order', () => {
    const before = countText(characters('ﬁ 12 – a'));
    assert.ok(isRead(before, countText(characters('2a1 fi and more'))));
    assert.ok(!isRead(before, countText(characters('a fi 1'))));
  });

  it('belongs to the area of its link', () => {
    const link: PageLink = { annotation: 0, areas: [{ left: 0, bottom: 0, right: 100, top: 10 }] };
    const words = [{ left: 30, bottom: 0, right: 80, top: 10 }];
    assert.deepEqual(withStaying(words, link, characters('1 ')), [{ left: 0, bottom: 0, right: 80, top: 10 }]);
    assert.deepEqual(withStaying(words, link, characters('1', 200)), words);
  });
});
