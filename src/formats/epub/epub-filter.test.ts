import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { filterContext, sourceOf } from '../../../test/contracts/document-files.ts';
import { readZip } from '../../../test/support/read-zip.ts';
import { withinCpu } from '../../../test/support/within-cpu.ts';
import { plainText, textSegment } from '../../language/segments.ts';
import { epubFilter } from './epub-filter.ts';
import { readNavigation } from './read-navigation.ts';

const corpus = join(import.meta.dirname, '../../../test/corpus/epub');

describe('electronic books', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dragoman-epub-'));
  });
  after(() => rm(folder, { recursive: true }));

  async function open(name: string, sourceLanguage = 'en') {
    const read = { sourceLanguage, conversion: {} };
    const context = filterContext({ read });
    return { document: await epubFilter.open(await sourceOf(join(corpus, name)), read, context), context };
  }

  async function textsOf(name: string): Promise<readonly string[]> {
    const { document } = await open(name);
    await using opened = document;
    return opened.units.map(({ segment }) => plainText(segment));
  }

  async function translated(
    name: string,
    { source = 'en', target = 'de', change = (text: string) => text.toUpperCase() } = {},
  ): Promise<ReadonlyMap<string, string>> {
    const { document } = await open(name, source);
    await using opened = document;
    const changed = opened.units.map(({ segment }) => textSegment(change(plainText(segment))));
    const destination = join(folder, 'written.epub');
    await rm(destination, { force: true });
    await opened.write(changed, destination, { targetLanguage: target, watermark: false });
    return new Map([...readZip(await readFile(destination))].map(([file, bytes]) => [file, bytes.toString()]));
  }

  it('have a table of contents that is read in time, whatever its names and labels are', () =>
    withinCpu(2, async () => {
      const name = 'a'.repeat(300_000);
      const label = `<navLabel><text>One${' '.repeat(300_000)}two</text></navLabel>`;
      const source = `<ncx><${name}>${'<text/>'.repeat(50_000)}</${name}>${label}</ncx>`;
      const { units } = readNavigation(source, 100, { sourceLanguage: 'en' });
      assert.deepEqual(
        units.map(({ segment }) => plainText(segment)),
        ['One two'],
      );
    }));

  it('are read from their titles and contents to their pages, in reading order', async () => {
    assert.deepEqual((await textsOf('two-chapters.epub')).slice(0, 7), [
      'The lighthouse',
      'A keeper, a storm and a letter.',
      'Sea stories',
      'Contents',
      'Contents',
      'The storm',
      'The calm',
    ]);
    const spine = await textsOf('nav-in-the-spine.epub');
    assert.ok(spine.indexOf('Contents') < spine.indexOf('In the morning the sea was flat.'));
    assert.ok(
      spine.indexOf('In the morning the sea was flat.') < spine.indexOf('It was the autumn of the great flood.'),
    );
  });

  it('say their new language, and keep who wrote them and what identifies them', async () => {
    const files = await translated('nav-and-ncx.epub');
    const text = files.get('EPUB/package.opf') ?? '';
    assert.match(
      text,
      /<dc:title>THE LIGHTHOUSE<\/dc:title>\s+<dc:creator>Jane Example<\/dc:creator>\s+<dc:language>de</,
    );
    assert.match(
      files.get('EPUB/toc.ncx') ?? '',
      /xml:lang="de"[\s\S]*<text>THE LIGHTHOUSE<[\s\S]*Jane Example[\s\S]*THE CALM &amp; AFTER/,
    );
    assert.match(files.get('EPUB/one.xhtml') ?? '', /<html [^>]*xml:lang="de" lang="de"/);
    assert.match(files.get('EPUB/two.xhtml') ?? '', /xml:lang="la" lang="la"><p>Post nubila/);
  });

  it('stay XML: elements without content end themselves, and no names of HTML come in', async () => {
    const files = await translated('two-chapters.epub', { change: (text) => `${text}\u00a0!` });
    const page = files.get('EPUB/one.xhtml') ?? '';
    assert.match(page, /<script src="count\.js"\/>/);
    assert.match(page, /&#160;!/);
    assert.doesNotMatch(page, /&nbsp;/);
  });

  it('are turned from the other side where the script is', async () => {
    const toArabic = await translated('two-chapters.epub', { target: 'ar' });
    assert.match(toArabic.get('EPUB/package.opf') ?? '', /<spine page-progression-direction="rtl">/);
    const fromArabic = await translated('right-to-left.epub', { source: 'ar', target: 'en' });
    assert.match(fromArabic.get('EPUB/package.opf') ?? '', /<spine page-progression-direction="ltr">/);
    const toGerman = await translated('two-chapters.epub');
    assert.match(toGerman.get('EPUB/package.opf') ?? '', /<spine>/);
  });

  it('keep descriptions in HTML, which are not words alone', async () => {
    const file = (await translated('shop-description.epub')).get('EPUB/package.opf') ?? '';
    assert.match(file, /&lt;b&gt;gripping&lt;/);
    assert.match(file, /A STORY IN TWO CHAPTERS/);
  });

  it('begin as programs know them by', async () => {
    const { document } = await open('epub-2.epub');
    await using opened = document;
    const destination = join(folder, 'first.epub');
    await opened.write(
      opened.units.map(() => textSegment('x')),
      destination,
      { targetLanguage: 'de', watermark: false },
    );
    const bytes = await readFile(destination);
    assert.equal(bytes.toString('latin1', 30, 58), 'mimetypeapplication/epub+zip');
  });

  it('warn of pages that are pictures with text, and of signatures', async () => {
    const { document, context } = await open('nav-in-the-spine.epub');
    await document[Symbol.asyncDispose]();
    assert.deepEqual(
      context.warnings.map(({ code, location }) => [code, location]),
      [['part_not_translated', { part: 'EPUB/map.svg' }]],
    );
    const signed = await open('signed.epub');
    await signed.document[Symbol.asyncDispose]();
    assert.deepEqual(
      signed.context.warnings.map(({ code }) => code),
      ['signature_invalidated'],
    );
  });

  it('are read with mixed fonts, and refused with rights management', async () => {
    assert.ok((await textsOf('obfuscated-font.epub')).includes('It was the autumn of the great flood.'));
    const refused = async (name: string, message: RegExp): Promise<void> =>
      assert.rejects(open(`hostile/${name}`), { code: 'invalid_document', message });
    for (const name of ['drm.epub', 'drm-no-method.epub']) await refused(name, /digital rights management \(DRM\)/);
    await refused('no-container.epub', /META-INF\/container\.xml is missing/);
    await refused('other-mimetype.epub', /its mimetype is another/);
    await refused('no-package.epub', /its package document is missing/);
    await refused('package-other-root.epub', /its package document is none/);
  });
});
