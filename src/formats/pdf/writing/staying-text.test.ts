import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PageCharacter, PageLink } from '../reading/page-content.ts';
import { withStaying } from './move-links.ts';
import { countText, isRead } from './staying-text.ts';

const characters = (text: string, { left = 0, type3 = false } = {}): readonly PageCharacter[] =>
  [...text].map((letter, index) => {
    const at = left + 10 * index;
    const box = { left: at, bottom: 0, right: at + 10, top: 10 };
    return { text: letter, box, font: { type3 } } as unknown as PageCharacter;
  });

describe('text that stays on a page', () => {
  it('is read when all its letters and digits are there, in whatever form and order', () => {
    const before = countText(characters('ﬁ 12 – a'));
    assert.ok(isRead(before, countText(characters('2a1 fi and more'))));
    assert.ok(!isRead(before, countText(characters('a fi 1'))));
  });

  it('is read in Type 3 fonts, too, where fewer letters no longer say what the others are', () => {
    const bitmaps = (text: string): readonly PageCharacter[] => characters(text, { type3: true });
    const before = countText([...characters('a'), ...bitmaps('1=1')]);
    const unknown = bitmaps('???').map((character) => ({ ...character, text: '' }));
    assert.ok(isRead(before, countText([...characters('ab'), ...unknown])));
    assert.ok(isRead(before, countText(characters('a11'))));
    assert.ok(!isRead(before, countText([...characters('a1'), ...unknown.slice(1)])));
    assert.ok(!isRead(before, countText([...characters('b'), ...unknown])));
  });

  it('belongs to the area of its link', () => {
    const link: PageLink = { annotation: 0, areas: [{ left: 0, bottom: 0, right: 100, top: 10 }] };
    const words = [{ left: 30, bottom: 0, right: 80, top: 10 }];
    assert.deepEqual(withStaying(words, link, characters('1 ')), [{ left: 0, bottom: 0, right: 80, top: 10 }]);
    assert.deepEqual(withStaying(words, link, characters('1', { left: 200 })), words);
  });
});
