import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buildPdf, pdfText } from '../../../../test/support/build-pdf.ts';
import { plainText } from '../../../language/segments.ts';
import { layOutPage } from './lay-out-page.ts';
import { readPdf } from './read-pdf.ts';

/** Texts that are translated, and those that stay. */
async function textsOf(
  content: string,
): Promise<{ readonly texts: readonly string[]; readonly left: readonly string[] }> {
  using pdf = await readPdf(buildPdf({ pages: [content] }));
  const { blocks, left } = layOutPage(pdf.readPage(0));
  return { texts: blocks.map(({ unit }) => plainText(unit.segment)), left: left.map(({ text }) => text) };
}

/** Lines in Courier 12, whose letters are 7.2 wide, around the middle of a page. */
const centred = (texts: readonly string[]): string =>
  texts.map((text, index) => pdfText(306 - 3.6 * text.length, 700 - 16 * index, text, 12, 'F4')).join('');

const title = ['The Academy of Post and', 'Telecommunication Engineering'];
const below = ['Course of Information', 'Technology, Part One'];

describe('lines that divide texts', () => {
  it('are ornaments between two rules of one length', async () => {
    const rules = '0.6 w 200 667 m 285 667 l S 327 667 m 412 667 l S ';
    const { texts, left } = await textsOf(centred([...title, 'o0o']) + rules);
    assert.deepEqual(texts, [title.join(' ')]);
    assert.deepEqual(left, ['o0o']);
  });

  it('are headings between two rules', async () => {
    const rules = '0.6 w 100 671 m 265 671 l S 347 671 m 512 671 l S ';
    assert.deepEqual((await textsOf(centred([...title, 'Harbour']) + rules)).texts, [title.join(' '), 'Harbour']);
  });

  it('are signs alone, and letters between signs', async () => {
    for (const divider of ['* * *', '--------', '____________________', '---o0o---', '*****']) {
      const { texts, left } = await textsOf(centred([...title, divider, ...below]));
      assert.deepEqual(texts, [title.join(' '), below.join(' ')], divider);
      assert.deepEqual(left, [divider]);
    }
  });

  it('are none in a cell whose neighbours have edges beside it', async () => {
    const edges =
      '100 0 0 100 0 0 cm 0.006 w 1.5 6.87 m 2 6.87 l S 4.12 6.87 m 4.62 6.87 l S 2 6.5 m 2 7.2 l S 4.12 6.5 m 4.12 7.2 l S ';
    assert.deepEqual((await textsOf(`q ${edges} Q ${centred(title)}`)).texts, [title.join(' ')]);
  });
});
