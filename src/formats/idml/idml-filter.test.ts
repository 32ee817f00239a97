import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { filterContext, sourceOf, useFolder } from '../../../test/contracts/document-files.ts';
import { buildZip } from '../../../test/support/build-zip.ts';
import { readZip } from '../../../test/support/read-zip.ts';
import type { TextUnit } from '../../contracts/documents/document-filter.ts';
import type { Inline, Segment } from '../../contracts/segment.ts';
import { plainText, textSegment } from '../../language/segments.ts';
import { idmlFilter } from './idml-filter.ts';

const corpus = 'test/corpus/idml';
const type = 'application/vnd.adobe.indesign-idml-package';

async function unitsOf(name: string): Promise<readonly TextUnit[]> {
  await using document = await idmlFilter.open(await sourceOf(join(corpus, name)), { conversion: {} }, filterContext());
  return document.units;
}

async function textsOf(name: string): Promise<readonly string[]> {
  return (await unitsOf(name)).map(({ segment }) => plainText(segment));
}

/** Texts with codes as their data in brackets. */
function shown({ segment }: TextUnit): string {
  return segment.inlines.map((inline) => (typeof inline === 'string' ? inline : `[${inline.data}]`)).join('');
}

async function translate(path: string, translation: (unit: TextUnit) => Segment | undefined) {
  await using folder = await useFolder();
  const context = filterContext();
  await using document = await idmlFilter.open(await sourceOf(path), { conversion: {} }, context);
  const destination = join(folder.path, 'written.idml');
  await document.write(document.units.map(translation), destination, { targetLanguage: 'de', watermark: false });
  const bytes = await readFile(destination);
  const parts = new Map([...readZip(bytes)].map(([name, part]) => [name, part.toString()]));
  return { bytes, parts, units: document.units, warnings: context.warnings };
}

/** A document of one story. */
async function translateStory(content: string, translation: (unit: TextUnit) => Segment | undefined) {
  await using folder = await useFolder();
  const path = join(folder.path, 'made.idml');
  const space = 'xmlns:idPkg="http://ns.adobe.com/AdobeInDesign/idml/1.0/packaging"';
  const map = `<Document ${space}><idPkg:Story src="Stories/Story_u1.xml"/></Document>`;
  const story = `<idPkg:Story ${space}><Story Self="u1">${content}</Story></idPkg:Story>`;
  const parts = [
    { name: 'mimetype', data: type, stored: true },
    { name: 'designmap.xml', data: map },
    { name: 'Stories/Story_u1.xml', data: story },
  ];
  await writeFile(path, buildZip(parts));
  const made = await translate(path, translation);
  return {
    written: /<Story Self="u1">(.*)<\/Story>/s.exec(made.parts.get('Stories/Story_u1.xml') ?? '')?.[1],
    ...made,
  };
}

const codesOf = ({ inlines }: Segment): readonly Inline[] => inlines.filter((inline) => typeof inline !== 'string');

describe('the filter of IDML', () => {
  it('says what a file is that it does not read', async () => {
    const reasons: readonly (readonly [string, RegExp])[] = [
      ['indesign', /it is an InDesign document \(indd\)\. Export it as IDML/],
      ['icml', /it is an XML file, not an IDML package/],
      ['plain-zip', /a ZIP archive without the part designmap\.xml/],
      ['opendocument', /an archive of another format/],
      ['text', /it is not a ZIP archive/],
      ['empty', /it is empty or cut off/],
      ['missing-story', /its part "Stories\/Story_u20\.xml" is missing/],
      ['path-in-designmap', /its part .* is missing/],
      ['password', /protected with a password/],
      ['external-entity', /document type declaration/],
    ];
    for (const [name, reason] of reasons) {
      await assert.rejects(unitsOf(`hostile/${name}.idml`), (error: Error & { code?: string }) => {
        assert.equal(error.code, 'invalid_document');
        assert.match(error.message, reason, name);
        return true;
      });
    }
  });

  it('reads stories in the order of their frames, page by page, and those without a frame last', async () => {
    const leaflet = await textsOf('leaflet.idml');
    assert.deepEqual(
      [leaflet[0], leaflet[4], leaflet[5]],
      ['Repair day in the old tram depot', 'Organised by the neighbourhood council', 'How it works'],
    );
    assert.deepEqual(await textsOf('master-spreads.idml'), [
      'Text of the page.',
      'Left column, first',
      'Right column, second',
      'Annual report  ',
    ]);
    const anchored = (await unitsOf('anchored-frames.idml')).filter(({ kind }) => kind === 'text');
    assert.deepEqual(
      anchored.map(({ segment }) => plainText(segment)),
      [
        'The margin has a note to this sentence.',
        'After the picture.',
        'Text of the margin note, with yet another frame.',
        'The innermost frame.',
        'Words on a curve',
        'A story that is placed nowhere.',
      ],
    );
  });

  it('ends a unit at a break, not at the end of a range', async () => {
    const texts = await textsOf('paragraphs-over-ranges.idml');
    assert.ok(texts.includes('One paragraph that two ranges of the same kind hold together.'));
    assert.ok(texts.includes('A tag begins in the middle of this paragraph'));
    assert.ok(texts.includes('and ends in the middle of the next one.'));
  });

  it('makes one text of ranges that look alike, whatever language they are marked with', async () => {
    const [alike, languages, fonts] = await unitsOf('character-ranges.idml');
    assert.deepEqual(alike?.segment.inlines, ['The first half of this sentence and the second half look the same.']);
    assert.deepEqual(languages?.segment.inlines, ['Language marks do not split a sentence.']);
    const font = 'PointSize="14"<Properties><AppliedFont type="string">Source Sans</AppliedFont></Properties>';
    assert.equal(
      fonts === undefined ? '' : shown(fonts),
      `[${font}]A font of its own[] and then the usual one, [${font}]and the first again[]`,
    );
  });

  it('reads notes, cells and hidden text by themselves, and leaves deletions', async () => {
    assert.deepEqual((await textsOf('notes.idml')).slice(0, 4), [
      'The bridge was finished in 1889, two years late.',
      'The town archive has the date of the opening only.',
      'A second paragraph of the same note.',
      'See Old Bridges, page 12.',
    ]);
    const cells = (await unitsOf('tables.idml')).filter(({ kind }) => kind === 'cell');
    assert.equal(cells.length, 8);
    assert.ok((await textsOf('hidden-and-conditional.idml')).includes('by pressing the button'));
    const changes = await textsOf('tracked-changes.idml');
    assert.deepEqual(changes, [
      'The meeting is on Tuesday at nine.',
      'A whole paragraph was added.',
      'The last one stayed where it was.',
    ]);
  });

  it('leaves what is on hidden layers or in hidden frames, and warns of it', async () => {
    const { warnings, units } = await translate(join(corpus, 'hidden-and-conditional.idml'), () => undefined);
    assert.deepEqual(
      warnings.map(({ code }) => code),
      ['hidden_text_kept'],
    );
    const texts = units.map(({ segment }) => plainText(segment));
    assert.ok(texts.includes('A frame on a locked layer.'));
    assert.ok(!texts.some((text) => /last year|somebody has hidden|Anchored/.test(text)));
  });

  it('knows special characters as codes, and does without marks of where words may be broken', async () => {
    const units = await unitsOf('special-characters.idml');
    const equivalents = units.flatMap(({ segment }) =>
      codesOf(segment).map((code) => (code as { equivalent?: string }).equivalent),
    );
    assert.deepEqual(equivalents, ['\t', '\n', undefined, '\t', undefined]);
    assert.ok(units.some(({ segment }) => plainText(segment) === 'Donaudampfschiff with hyphens'));
    assert.ok(units.some(({ segment }) => plainText(segment) === 'Raw <text> & more'));
  });

  it('translates alternative texts and variables that somebody has written, and no names of programs', async () => {
    const attributes = (await unitsOf('anchored-frames.idml')).filter(({ kind }) => kind === 'attribute');
    assert.deepEqual(
      attributes.map(({ segment }) => plainText(segment)),
      ['A bicycle in front of the depot', 'Text about the depot', 'Read this aloud'],
    );
    const { parts } = await translate(join(corpus, 'variables.idml'), ({ kind, segment }) =>
      kind === 'label' ? textSegment('Stuhl & Tisch') : segment,
    );
    assert.match(parts.get('designmap.xml') ?? '', /<Contents type="string">Stuhl &amp; Tisch<\/Contents>/);
    assert.match(parts.get('Stories/Story_u10.xml') ?? '', /ResultText="12"/);
  });

  it('writes only the range that a paragraph has, and its breaks where they were', async () => {
    const range = '<CharacterStyleRange AppliedCharacterStyle="n">';
    const story = `<ParagraphStyleRange>${range}<Content>One</Content><Br/>\n <Content>Two</Content><Br/></CharacterStyleRange></ParagraphStyleRange>`;
    const { written } = await translateStory(story, ({ segment }) =>
      plainText(segment) === 'Two' ? textSegment('Zwei & mehr\nhier') : undefined,
    );
    assert.equal(written, story.replace('Two', 'Zwei &amp; mehr\u2028hier'));
  });

  it('opens and closes ranges as looks follow their words', async () => {
    const story =
      '<ParagraphStyleRange><CharacterStyleRange><Content>A </Content></CharacterStyleRange>' +
      '<CharacterStyleRange FontStyle="Bold"><Content>bold</Content></CharacterStyleRange>' +
      '<CharacterStyleRange><Content> word</Content><Br/></CharacterStyleRange></ParagraphStyleRange>';
    const { written } = await translateStory(story, ({ segment }) => ({
      inlines: [...codesOf(segment).slice(0, 1), 'Fett', ...codesOf(segment).slice(1), ' ist ein Wort'],
    }));
    assert.equal(
      written,
      '<ParagraphStyleRange><CharacterStyleRange FontStyle="Bold"><Content>Fett</Content></CharacterStyleRange>' +
        '<CharacterStyleRange><Content> ist ein Wort</Content><Br/></CharacterStyleRange></ParagraphStyleRange>',
    );
  });

  it('keeps links whole when they move, with what is in them', async () => {
    const story =
      '<ParagraphStyleRange><CharacterStyleRange FontStyle="Bold"><HyperlinkTextSource Self="h"><Content>Here</Content></HyperlinkTextSource></CharacterStyleRange>' +
      '<CharacterStyleRange><Content> it is</Content></CharacterStyleRange></ParagraphStyleRange>';
    const { written } = await translateStory(story, ({ segment }) => {
      const [open, close] = codesOf(segment);
      return { inlines: ['Es ist ', open as Inline, 'hier', close as Inline] };
    });
    assert.equal(
      written,
      '<ParagraphStyleRange><CharacterStyleRange><Content>Es ist </Content></CharacterStyleRange>' +
        '<CharacterStyleRange FontStyle="Bold"><HyperlinkTextSource Self="h"><Content>hier</Content></HyperlinkTextSource></CharacterStyleRange></ParagraphStyleRange>',
    );
  });

  it('stays well formed whatever the order of codes that reach into other paragraphs', async () => {
    const story =
      '<ParagraphStyleRange A="1"><CharacterStyleRange><Content>a </Content><HyperlinkTextSource Self="h"><Content>link</Content></HyperlinkTextSource>' +
      '<Content> b </Content></CharacterStyleRange></ParagraphStyleRange><XMLElement Self="x"><ParagraphStyleRange B="1"><CharacterStyleRange>' +
      '<Content>c </Content></CharacterStyleRange></ParagraphStyleRange><ParagraphStyleRange C="1"><CharacterStyleRange><Content>d</Content><Br/>' +
      '<Content>e</Content></CharacterStyleRange></ParagraphStyleRange></XMLElement>';
    const { written, units } = await translateStory(story, ({ segment }) => {
      if (plainText(segment) === 'e') return undefined;
      const [open, close, first, second] = codesOf(segment);
      return { inlines: ['z ', open, second, 'link', first, close, ' y'] as Inline[] };
    });
    assert.equal(units.length, 2);
    assert.equal(
      written,
      '<ParagraphStyleRange A="1"><CharacterStyleRange><Content>z </Content><HyperlinkTextSource Self="h"><Content>link</Content></HyperlinkTextSource></CharacterStyleRange></ParagraphStyleRange>' +
        '<XMLElement Self="x"><ParagraphStyleRange B="1"></ParagraphStyleRange><ParagraphStyleRange C="1"><CharacterStyleRange><Content> y</Content><Br/>' +
        '<Content>e</Content></CharacterStyleRange></ParagraphStyleRange></XMLElement>',
    );
  });

  it('rewrites changed parts only, and leaves mimetype first and as it is', async () => {
    const path = join(corpus, 'leaflet.idml');
    const { bytes, parts } = await translate(path, ({ segment }) =>
      plainText(segment).startsWith('Organised') ? textSegment('Vom Rat des Viertels') : undefined,
    );
    assert.equal(bytes.toString('latin1', 30, 38 + type.length), `mimetype${type}`);
    assert.equal(bytes.readUInt16LE(8), 0);
    const before = readZip(await readFile(path));
    const changed = [...parts].filter(([name, text]) => before.get(name)?.toString() !== text);
    assert.deepEqual(
      changed.map(([name]) => name),
      ['Stories/Story_u30.xml'],
    );
  });
});
