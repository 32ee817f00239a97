import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buildPdf, pdfText } from '../../../../test/support/build-pdf.ts';
import { plainText } from '../../../language/segments.ts';
import { layOutPage } from './lay-out-page.ts';
import { readPdf } from './read-pdf.ts';

async function textsOf(content: string): Promise<readonly string[]> {
  using pdf = await readPdf(buildPdf({ pages: [content] }));
  return layOutPage(pdf.readPage(0)).blocks.map(({ unit }) => plainText(unit.segment));
}

const lines = (x: number, y: number, texts: readonly string[], font = 'F1'): string =>
  texts.map((text, index) => pdfText(x, y - 13 * index, text, 10, font)).join('');

const body = [
  'We thank you for the order that you placed with us in the spring, and send you all of the',
  'parts that were in the store on that day. The others follow as soon as they have come from',
  'the works, which should be so within two weeks.',
];
const letter = lines(60, 500, body);

/** Lines in Courier, whose letters have one width, around the middle of a page. */
const centred = (y: number, texts: readonly string[]): string =>
  texts.map((text, index) => pdfText(306 - 3 * text.length, y - 13 * index, text, 10, 'F4')).join('');

describe('lines that are a text each', () => {
  it('are those of an address', async () => {
    const address = ['Blue Harbour Trading', '4557 De Silva Street', 'Fremont CA 94538', 'United States'];
    assert.deepEqual(await textsOf(lines(60, 700, address) + letter), [...address, body.join(' ')]);
  });

  it('are a name and an office where the text above them is much wider', async () => {
    const names = ['Professor Maximilian Gray', 'Managing Editor'];
    assert.deepEqual(await textsOf(letter + lines(60, 420, names)), [body.join(' '), ...names]);
  });

  it('are those of an invitation, in the middle and ragged', async () => {
    const rows = ['Friday, 12 May', 'Harbour Club', 'Fourth Floor of the Old Custom House', 'Music by the Club Band'];
    assert.deepEqual(await textsOf(centred(700, rows) + lines(60, 500, body, 'F4')), [...rows, body.join(' ')]);
  });

  it('are no parts of a sentence', async () => {
    const sentence = ['The works of the Harbour', 'Trading Company, which is', 'in Fremont'];
    assert.deepEqual(await textsOf(lines(60, 700, sentence) + letter), [sentence.join(' '), body.join(' ')]);
  });

  it('are none where no word had room behind them', async () => {
    const beside = ['Harbour Trading of', 'Fremont 94538'];
    const content = `${lines(60, 700, beside)}160 670 m 160 720 l S ${letter}`;
    assert.ok((await textsOf(content)).includes(beside.join(' ')));
  });

  it('are none where text of their width begins at their position', async () => {
    const heading = ['The Administration Needs', 'Another Plan for Harbours'];
    const note = ['in this note there are some', 'words of the same width as', 'those of the heading here.'];
    const content = lines(60, 700, heading) + lines(60, 640, note) + letter;
    assert.ok((await textsOf(content)).includes(heading.join(' ')));
  });

  it('are none of a title in capitals', async () => {
    const title = ['THE HARBOURS OF THE', 'WESTERN COAST'];
    assert.ok((await textsOf(centred(700, title) + letter)).includes(title.join(' ')));
  });
});
