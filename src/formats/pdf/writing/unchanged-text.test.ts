import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { filterContext, sourceOf, useFolder } from '../../../../test/contracts/document-files.ts';
import { buildPdf, pdfText } from '../../../../test/support/build-pdf.ts';
import type { Segment } from '../../../contracts/segment.ts';
import { plainText, textSegment } from '../../../language/segments.ts';
import { pdfFilter } from '../pdf-filter.ts';
import type { PageCharacter } from '../reading/page-content.ts';
import { readPdf } from '../reading/read-pdf.ts';

const street = pdfText(60, 500, 'Rue de la Harpe', 12, 'F3');

/** The characters of each page of a translation in which only English became French. */
async function translate(pages: readonly string[], targetLanguage = 'fr'): Promise<readonly PageCharacter[][]> {
  await using folder = await useFolder();
  const [source, result] = [join(folder.path, 'source.pdf'), join(folder.path, 'result.pdf')];
  await writeFile(source, buildPdf({ pages }));
  const read = { sourceLanguage: 'en', targetLanguage, conversion: {} };
  const context = filterContext({ read });
  await using document = await pdfFilter.open(await sourceOf(source), read, context);
  const translations = document.units.map(({ segment }): Segment => {
    const text = plainText(segment);
    // As texts come back that were sent in parts.
    if (text.startsWith('Rue')) return { inlines: segment.inlines.flatMap(halves) };
    return text.startsWith('The') ? textSegment('La harpe') : segment;
  });
  await document.write(translations, result, { targetLanguage, watermark: false });
  assert.deepEqual(context.warnings, []);
  using pdf = await readPdf(await readFile(result));
  return pages.map((_, index) => [...pdf.readPage(index).characters]);
}

function halves(inline: Segment['inlines'][number]): Segment['inlines'] {
  return typeof inline === 'string' ? [inline.slice(0, 3), inline.slice(3)] : [inline];
}

/** The text of a page that is in a font. */
function textIn(characters: readonly PageCharacter[], font: string): string {
  return characters.flatMap((character) => (character.font.name === font ? character.text : [])).join('');
}

describe('a text whose translation is the same', () => {
  it('stays as it is drawn, in its own font, with the rest of its page translated', async () => {
    const [page = []] = await translate([pdfText(60, 600, 'The harp') + street]);
    assert.equal(textIn(page, 'Times-Italic').replaceAll(' ', ''), 'RuedelaHarpe');
    assert.equal(textIn(page, 'Helvetica'), '');
    const others = page.filter(({ font }) => font.name !== 'Times-Italic');
    assert.equal(others.map(({ text }) => text.trim()).join(''), 'Laharpe');
  });

  it('keeps the hyphens at the ends of its lines', async () => {
    const lines = [
      'A lamp is a device that makes light out of elec-',
      'tricity, and that is all that there is to it here.',
    ];
    const text = lines.map((line, index) => pdfText(60, 640 - 14 * index, line, 12, 'F3')).join('');
    const [page = []] = await translate([`${text}${pdfText(60, 500, 'The harp')}`]);
    assert.ok(textIn(page, 'Times-Italic').endsWith('here.'));
    assert.ok(page.some(({ isHyphen, font }) => isHyphen && font.name === 'Times-Italic'));
  });

  it('changes sides in a language that is written from right to left', async () => {
    const [page = []] = await translate([street], 'ar');
    assert.equal(textIn(page, 'Times-Italic'), '');
    assert.ok(page.every(({ origin }) => origin.x > 60));
  });

  it('leaves a page without other texts as it is', async () => {
    const [page = [], other = []] = await translate([street, pdfText(60, 600, 'The harp')]);
    assert.equal(textIn(page, 'Times-Italic').replaceAll(' ', ''), 'RuedelaHarpe');
    assert.equal(textIn(other, 'Helvetica'), '');
  });
});
