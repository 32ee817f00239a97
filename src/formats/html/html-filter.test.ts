import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isCode, plainText } from '../../language/segments.ts';
import { applyEdits } from '../../language/text-edit.ts';
import { declaredCharset } from './declared-charset.ts';
import { parseHtml } from './html-filter.ts';

async function translate(html: string, targetLanguage = 'de', sourceLanguage?: string): Promise<string> {
  const parsed = await parseHtml(html, sourceLanguage);
  const translations = parsed.units.map(({ segment }) => ({
    inlines: segment.inlines.map((inline) => (isCode(inline) ? inline : inline.toUpperCase())),
  }));
  return applyEdits(html, parsed.edit(translations, { targetLanguage, watermark: false }));
}

test('the page says its new language, and its direction where that is another', async () => {
  assert.equal(await translate('<html lang="en"><p>x</p></html>'), '<html lang="de"><p>X</p></html>');
  assert.equal(await translate('<html lang=en><p>x', 'ar'), '<html dir="rtl" lang=ar><p>X');
  assert.equal(await translate('<html lang="ar" dir="rtl"><p>x', 'pt-BR'), '<html lang="pt-BR" dir="ltr"><p>X');
  assert.equal(await translate('<!-- <html> --><html xml:lang="en"><p>x'), '<!-- <html> --><html xml:lang="de"><p>X');
  assert.equal(await translate('<p>x</p>', 'ar'), '<p>X</p>');
});

test('without translations nothing changes, the language neither', async () => {
  const parsed = await parseHtml('<html lang="en"><p>x</p></html>', 'en');
  assert.deepEqual(parsed.edit([undefined], { targetLanguage: 'de', watermark: false }), []);
});

test('passages in other languages stay, those in the language of the page do not', async () => {
  const html = '<html lang="en"><p>a <i lang="fr">b</i> <i lang="en-GB">c</i></p><p lang="de">d</p></html>';
  assert.equal(
    await translate(html, 'es'),
    '<html lang="es"><p>A <i lang="fr">b</i> <i lang="es">C</i></p><p lang="de">d</p></html>',
  );
});

test('the language that the caller names counts more than that of the page', async () => {
  const html = '<html lang="en"><body lang="en"><p>a</p><p lang="de">b</p><p lang="fr">c</p>';
  assert.equal(
    await translate(html, 'es', 'de'),
    '<html lang="es"><body lang="es"><p>A</p><p lang="es">B</p><p lang="fr">c</p>',
  );
});

test('attributes are separate units, in document order', async () => {
  const { units } = await parseHtml('<p>Go <img alt="there"> now</p><meta name=description content="About it">', 'en');
  assert.deepEqual(
    units.map(({ kind, segment }) => [kind, plainText(segment)]),
    [
      ['text', 'Go  now'],
      ['attribute', 'there'],
      ['attribute', 'About it'],
    ],
  );
});

test('the encoding is found where browsers find it', async () => {
  const find = (html: string): string | undefined => declaredCharset(Buffer.from(html));
  assert.equal(find('<meta charset=koi8-r>'), 'koi8-r');
  assert.equal(find('<META http-equiv="x" content="text/html; charset=ISO-8859-2">'), 'ISO-8859-2');
  assert.equal(find('<?xml version="1.0" encoding="shift_jis"?><html>'), 'shift_jis');
  assert.equal(find('<meta charset = " utf-8">'), 'utf-8');
  // Spaces are read once.
  assert.equal(find(`<meta charset=${' '.repeat(60 * 1024)}>`), undefined);
  assert.equal(find('<!-- <meta charset=no> --><meta charset="yes">'), 'yes');
  assert.equal(find(`<title>${'long '.repeat(1000)}</title><meta charset=late>`), 'late');
  assert.equal(find(`${' '.repeat(64 * 1024)}<meta charset=late>`), undefined);
});

test('what holds no tags is no page', async () => {
  for (const text of ['', 'just words', '1 < 2 > 0']) {
    await assert.rejects(parseHtml(text, 'en'), { code: 'invalid_document' });
  }
});

test('what pictures and frames are called is translated, their content is not', async () => {
  const html =
    '<p>a <svg aria-label="b"><title>no</title></svg> c</p><iframe title="d" srcdoc="no"></iframe>' +
    '<iframe title="no" translate="no"></iframe><svg class="notranslate" aria-label="no"></svg>';
  assert.equal(
    await translate(html),
    html.replace('>a ', '>A ').replace(' c<', ' C<').replace('"b"', '"B"').replace('"d"', '"D"'),
  );
});

test('keys, samples and variables stay; short names of cells and texts of shared images do not', async () => {
  assert.equal(
    await translate(
      '<p>press <kbd>Enter</kbd>, <samp>ok</samp> <var>x</var></p><table summary="s"><th abbr="a">b</table>',
    ),
    '<p>PRESS <kbd>Enter</kbd>, <samp>ok</samp> <var>x</var></p><table summary="S"><th abbr="A">B</table>',
  );
  assert.equal(
    await translate('<meta property="og:image:alt" content="boat"><meta name="author" content="Jane">'),
    '<meta property="og:image:alt" content="BOAT"><meta name="author" content="Jane">',
  );
});
