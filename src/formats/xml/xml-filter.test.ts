import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { filterContext, sourceOf, useFolder } from '../../../test/contracts/document-files.ts';
import type { DocumentWarning } from '../../contracts/documents/document-filter.ts';
import { isCode, plainText, textSegment } from '../../language/segments.ts';
import { applyEdits } from '../../language/text-edit.ts';
import { parseXml, xmlFilter } from './xml-filter.ts';

function parse(xml: string, warnings: DocumentWarning[] = [], sourceLanguage?: string): ReturnType<typeof parseXml> {
  return parseXml(xml, { depth: 100, sourceLanguage, warn: (warning) => warnings.push(warning) });
}

async function texts(xml: string): Promise<string[]> {
  return (await parse(xml)).units.map(({ segment }) => plainText(segment));
}

async function translate(xml: string, sourceLanguage?: string): Promise<string> {
  const parsed = await parse(xml, [], sourceLanguage);
  const translations = parsed.units.map(({ segment }) => ({
    inlines: segment.inlines.map((inline) => (isCode(inline) ? inline : inline.toUpperCase())),
  }));
  return applyEdits(xml, parsed.edit(translations, { targetLanguage: 'de', watermark: false }));
}

test('elements beside text are codes, elements beside elements are structure; line breaks in text are layout', async () => {
  assert.deepEqual(await texts('<a><t>One\n   <b>two</b>\n three</t><t>four</t></a>'), ['One two three', 'four']);
  assert.deepEqual(await texts('<a xml:space="preserve">One\n  two</a>'), ['One\n  two']);
});

test('only elements with a translation get its language', async () => {
  assert.equal(
    await translate(
      '<r xml:lang="en"><t text="Author" lang="en"/><p lang="en">One</p><q lang="en">12</q><s lang="en"><u>two</u></s></r>',
    ),
    '<r xml:lang="de"><t text="Author" lang="en"/><p lang="de">ONE</p><q lang="en">12</q><s lang="de"><u>TWO</u></s></r>',
  );
  assert.equal(
    await translate('<r xml:lang="en">Ask <i lang="en">me</i> and <x by="Author" lang="en"/> her</r>'),
    '<r xml:lang="de">ASK <i lang="de">ME</i> AND <x by="Author" lang="en"/> HER</r>',
  );
  assert.equal(await translate('<r xml:lang="en"><p>12</p></r>'), '<r xml:lang="en"><p>12</p></r>');
});

test('what DocBook marks as code stays, by its namespace or its elements', async () => {
  const keep = async (xml: string): Promise<string[]> => {
    const { units } = await parseXml(xml, { depth: 100, keepCode: true, warn: () => {} });
    return units.map(({ segment }) => plainText(segment));
  };
  const list = '<option>the house</option><literal>a word</literal>';
  assert.deepEqual(await keep(`<list>${list}</list>`), ['the house', 'a word']);
  assert.deepEqual(await keep(`<article><para>One</para><x>${list}</x></article>`), ['One']);
  assert.deepEqual(await keep(`<topic xmlns="http://docbook.org/ns/docbook"><p>One</p><x>${list}</x></topic>`), [
    'One',
  ]);
});

test('numbers, dates, identifiers and placeholders alone are no text', async () => {
  assert.deepEqual(await texts('<a><b>12.5</b><b>2024-05-01</b><b>{name}</b><b>word 1</b></a>'), ['word 1']);
});

test('rules inside of the document are followed when they name elements, and others are reported', async () => {
  const rules =
    '<its:rules><its:translateRule selector="//no | //never" translate="no"/><its:withinTextRule selector="//in" withinText="yes"/>' +
    '<its:withinTextRule selector="//own" withinText="nested"/><its:translateRule selector="//p/@title" translate="no"/></its:rules>';
  const xml = `<d xmlns:its="http://www.w3.org/2005/11/its">${rules}<no>a</no><p><in>b</in> <in>c</in></p><p>d <own>e</own></p></d>`;
  const warnings: DocumentWarning[] = [];
  assert.deepEqual(
    (await parse(xml, warnings)).units.map(({ segment }) => plainText(segment)),
    ['b c', 'd', 'e'],
  );
  assert.deepEqual(
    warnings.map(({ code }) => code),
    ['its_rule_not_read'],
  );
});

test('what says that it is not to be translated stays', async () => {
  const xml = '<d><s translatable="false">a</s><s its:translate="no">b</s><s translate="no">c</s><s>d</s></d>';
  assert.equal(await translate(xml), xml.replace('>d<', '>D<'));
});

test('the document says its new language, and passages in other languages stay', async () => {
  const xml = '<d xml:lang="en"><a>a</a><a xml:lang="fr">b</a><a xml:lang="en-GB">c</a></d>';
  assert.equal(await translate(xml), '<d xml:lang="de"><a>A</a><a xml:lang="fr">b</a><a xml:lang="de">C</a></d>');
  assert.equal(
    await translate(xml, 'fr'),
    '<d xml:lang="de"><a>A</a><a xml:lang="de">B</a><a xml:lang="en-GB">c</a></d>',
  );
});

test('entities of the document type are codes, CDATA sections stay', async () => {
  const xml = '<!DOCTYPE d [<!ENTITY p "x">]><d><a>a &p; b</a><a><![CDATA[c & d]]></a></d>';
  assert.equal(await translate(xml), '<!DOCTYPE d [<!ENTITY p "x">]><d><a>A &p; B</a><a><![CDATA[C & D]]></a></d>');
});

test('what is not well formed is refused, with the position', async () => {
  for (const xml of ['', 'text', '<a>', '<a></b>', '<a/><b/>', '<a b="1" b="2">x</a>', '<a>& x</a>', '<a b=1/>']) {
    await assert.rejects(parse(xml), { code: 'invalid_document' }, xml);
  }
});

test('gives way while it reads a large document, and ends when that fails', async () => {
  const xml = `<d>${'<p>A <b>word</b></p>'.repeat(5000)}</d>`;
  let turns = 0;
  const options = { depth: 100, warn: () => undefined };
  const { units } = await parseXml(xml, { ...options, giveWay: async () => void turns++ });
  assert.equal(units.length, 5000);
  assert.ok(turns > 5);
  const giveWay = () => Promise.reject(new Error('stopped'));
  await assert.rejects(parseXml(xml, { ...options, giveWay }), /stopped/);
});

test('rules are found wherever they are', async () => {
  const rules =
    '<x:rules xmlns:x="http://www.w3.org/2005/11/its"><x:translateRule selector="//k" translate="no"/></x:rules>';
  assert.deepEqual(await texts(`<d><k>a</k><m>${rules}</m><t>b</t></d>`), ['b']);
});

test('characters that the declared encoding lacks become references, and bytes are read as XML reads them', async () => {
  await using folder = await useFolder();
  for (const [encoding, written] of [
    ['ISO-8859-1', 'a\u0080\u00e9 &#8364; &#8220;\u00e9&#8221;'],
    ['US-ASCII', 'a&#8364;&#233; &#8364; &#8220;&#233;&#8221;'],
  ] as const) {
    const before = encoding === 'US-ASCII' ? 'a&#8364;&#233;' : 'a\u0080\u00e9';
    const declaration = `<?xml version="1.0" encoding="${encoding}"?>`;
    const path = join(folder.path, encoding);
    await writeFile(path, `${declaration}<d><p>${before}</p><p>one</p></d>`, 'latin1');
    await using document = await xmlFilter.open(await sourceOf(path), { conversion: {} }, filterContext());
    const translations = [undefined, textSegment('€ “é”')];
    await document.write(translations, `${path}.de`, { targetLanguage: 'de', watermark: false });
    const [first, second] = written.split(' &#8364;');
    const expected = `${declaration}<d><p>${first}</p><p>&#8364;${second}</p></d>`;
    assert.equal(await readFile(`${path}.de`, 'latin1'), expected);
  }
});
