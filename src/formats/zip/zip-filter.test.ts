import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { filterContext, sourceOf } from '../../../test/contracts/document-files.ts';
import { buildZip } from '../../../test/support/build-zip.ts';
import { readZip } from '../../../test/support/read-zip.ts';
import { withinCpu } from '../../../test/support/within-cpu.ts';
import type { ReadOptions } from '../../contracts/documents/document-filter.ts';
import { plainText, textSegment } from '../../language/segments.ts';
import { readManifest } from './read-manifest.ts';
import { zipFilter } from './zip-filter.ts';

const corpus = join(import.meta.dirname, '../../../test/corpus/zip');
const english = { sourceLanguage: 'en', targetLanguage: 'de', conversion: {} };

describe('packages of SCORM', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dragoman-scorm-'));
  });
  after(() => rm(folder, { recursive: true }));

  async function open(path: string, read: ReadOptions = english) {
    const context = filterContext({ read });
    return { document: await zipFilter.open(await sourceOf(path), read, context), context };
  }

  async function textsOf(name: string, read?: ReadOptions): Promise<readonly string[]> {
    const { document } = await open(join(corpus, name), read);
    await using opened = document;
    return opened.units.map(({ kind, segment }) => `${kind}: ${plainText(segment)}`);
  }

  async function translated(path: string, read: ReadOptions = english): Promise<ReadonlyMap<string, string>> {
    const { document } = await open(path, read);
    await using opened = document;
    const upper = opened.units.map(({ segment }) => textSegment(plainText(segment).toUpperCase()));
    const destination = join(folder, 'written.zip');
    await rm(destination, { force: true });
    await opened.write(upper, destination, { targetLanguage: 'de', watermark: false });
    const files = readZip(await readFile(destination));
    return new Map([...files].map(([name, bytes]) => [name, bytes.toString()]));
  }

  async function packed(parts: Record<string, string | Buffer>): Promise<string> {
    const path = join(folder, 'packed.zip');
    await writeFile(path, buildZip(Object.entries(parts).map(([name, data]) => ({ name, data }))));
    return path;
  }

  const manifest = (resources = ''): string =>
    `<manifest><organizations><organization><title>A course</title></organization></organizations><resources>${resources}</resources></manifest>`;

  it('have a manifest that is read in time, whatever its names, titles and attributes are', () =>
    withinCpu(2, async () => {
      const name = 'a'.repeat(300_000);
      const attributes = Array.from({ length: 20_000 }, (_, index) => ` a${index}="b"`).join('');
      const item = `<item><title>One${' '.repeat(300_000)}two</title></item>`;
      const organization = `<${name}>${'<title/>'.repeat(50_000)}</${name}>${item}`;
      const resources = '<resource/>'.repeat(20_000);
      const source = `<manifest${attributes}><organizations>${organization}</organizations><resources>${resources}</resources></manifest>`;
      const languages = { source: 'en', target: 'de' };
      const { units } = readManifest(source, { depth: 100, languages, requireManifest: true });
      assert.deepEqual(
        units.map(({ segment }) => plainText(segment)),
        ['One two'],
      );
    }));

  it('give the titles of the course and its metadata, never identifiers and vocabularies', async () => {
    assert.deepEqual(await textsOf('one-page.zip'), [
      'title: Safety at work',
      'text: How to lift, carry and store heavy things.',
      'label: safety',
      'text: Free for all branches of the company.',
      'title: Safety at work',
      'title: Lifting things',
      'text: Lifting things',
      'text: Lifting things',
      'text: Bend your knees, not your back.',
      'attribute: A woman lifts a box',
      'text: More about this',
    ]);
  });

  it('go in the order of the course, metadata and the rest after it', async () => {
    const { document } = await open(join(corpus, 'several-lessons.zip'));
    await using opened = document;
    const texts = opened.units.map(({ segment }) => plainText(segment));
    const positions = [
      'Before you begin',
      'Ships moor on the left side of the basin.',
      'Never walk under a hanging load.',
      'Check my answer',
      'What everybody must know before the first shift.',
      'The left side',
    ].map((text) => texts.indexOf(text));
    assert.deepEqual(
      positions,
      positions.toSorted((one, other) => one - other),
      texts.join('\n'),
    );
    assert.ok(!positions.includes(-1), texts.join('\n'));
  });

  it('keep what refers to files, in whatever format', async () => {
    const messages = await translated(join(corpus, 'player-with-messages.zip'));
    assert.match(messages.get('lang/en.json') ?? '', /"next": "NEXT PAGE"[\s\S]*"start": "content\.xml"/);
    assert.match(messages.get('content.xml') ?? '', /<media>pages\/exit\.png<\/media>/);
    const tincan = (await translated(join(corpus, 'with-tincan.zip'))).get('tincan.xml') ?? '';
    assert.match(tincan, /<launch lang="en">story\.html<\/launch>/);
    assert.match(tincan, /HOW TO STAND ON A LADDER/);
    const lessons = await translated(join(corpus, 'several-lessons.zip'));
    assert.match(lessons.get('lessons/the harbour.html') ?? '', /GO ON WITH/);
  });

  it('say their new language where they say one, and translate the language that is asked for', async () => {
    const texts = await textsOf('several-languages.zip');
    assert.ok(texts.includes('title: A course in sewing') && !texts.some((text) => /couture|cucito/.test(text)));
    const xml = (await translated(join(corpus, 'several-languages.zip'))).get('imsmanifest.xml') ?? '';
    assert.match(
      xml,
      /xml:lang="de">[\s\S]*<langstring xml:lang="fr">Cours de couture<\/langstring><langstring xml:lang="de">A COURSE/,
    );
    assert.ok(
      (await textsOf('several-languages.zip', { ...english, sourceLanguage: 'fr' })).includes(
        'title: Cours de couture',
      ),
    );
  });

  it('leave metadata that is in the target language already', async () => {
    const texts = await textsOf('several-lessons.zip', { ...english, sourceLanguage: 'en', targetLanguage: 'de' });
    assert.ok(!texts.includes('title: Working in the harbour'));
    assert.ok(texts.includes('text: What everybody must know before the first shift.'));
  });

  it('hold other packages, and documents of Office', async () => {
    const files = await translated(join(corpus, 'package-in-a-package.zip'));
    assert.deepEqual([...files.keys()], ['imsmanifest.xml', 'index.html', 'more/knots.zip']);
    const { document } = await open(join(corpus, 'handouts.zip'));
    await using opened = document;
    assert.ok(opened.units.length > 10, `${opened.units.length} units`);
  });

  it('leave what cannot be read, and say where that is', async () => {
    const path = await packed({ 'imsmanifest.xml': manifest(), 'a/b.html': 'no tags', 'c.docx': 'no', 'd.png': 'x' });
    const { document, context } = await open(path);
    await using opened = document;
    assert.deepEqual(
      opened.units.map(({ segment }) => plainText(segment)),
      ['A course'],
    );
    assert.deepEqual(
      context.warnings.map(({ code, location }) => [code, location]),
      [
        ['part_not_translated', { part: 'a/b.html' }],
        ['part_not_translated', { part: 'c.docx' }],
      ],
    );
  });

  it('say where an authoring program keeps texts that are not read', async () => {
    const { document, context } = await open(join(corpus, 'texts-in-scripts.zip'));
    await document[Symbol.asyncDispose]();
    assert.deepEqual(context.warnings, [
      {
        code: 'script_texts_kept',
        message: 'Texts that Articulate Storyline keeps in scripts were not translated.',
        location: { part: 'html5/data/js/data.js' },
      },
    ]);
  });

  it('are refused by what is wrong', async () => {
    const refused = async (name: string, message: RegExp): Promise<void> =>
      assert.rejects(open(join(corpus, 'hostile', name)), { message });
    await refused('no-manifest.zip', /no imsmanifest\.xml; of ZIP archives, SCORM packages/);
    await refused('manifest-two-deep.zip', /no imsmanifest\.xml/);
    await refused('manifest-other-root.zip', /imsmanifest\.xml is no manifest/);
    await refused('password.zip', /protected with a password/);
    await refused('archives-without-number.zip', /larger than 200 archives in an archive/);
    await refused('bomb-over-levels.zip', /larger than 64 MiB once it is unpacked/);
    await refused('path.zip', /leads out of the archive/);
    await refused('same-name.zip', /two files of the same name/);
  });
});
