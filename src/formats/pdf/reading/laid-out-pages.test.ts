import assert from 'node:assert/strict';
import { it } from 'node:test';
import { buildPdf, pdfText } from '../../../../test/support/build-pdf.ts';
import { plainText } from '../../../language/segments.ts';
import { LaidOutPages } from './laid-out-pages.ts';
import type { PageContent } from './page-content.ts';
import { readPdf } from './read-pdf.ts';

const letters = 50_000;

it('pages are read once, as long as there is room for them', async () => {
  using pdf = await readPdf(buildPdf({ pages: [pdfText(72, 700, 'The house is big.')] }));
  const [character] = pdf.readPage(0).characters;
  assert.ok(character);
  const seen: number[] = [];
  const reader = {
    read(index: number): PageContent {
      seen.push(index);
      const content = pdf.readPage(0);
      return index === 0 ? content : { ...content, characters: new Array(letters).fill(character) };
    },
  };
  const pages = new LaidOutPages({ bytes: 2.5e6, objects: 1_000 });
  const first = [0, 1, 2, 3].map((index) => pages.read(reader, index));
  assert.deepEqual(
    first[0]?.layout.blocks.map(({ unit }) => plainText(unit.segment)),
    ['The house is big.'],
  );
  const again = [0, 1, 2, 3].map((index) => pages.read(reader, index));
  assert.deepEqual(seen, [0, 1, 2, 3, 3]);
  assert.deepEqual(again[0], first[0]);
  assert.deepEqual(
    again.map(({ content }) => content.characters.length),
    first.map(({ content }) => content.characters.length),
  );
});

it('links and annotations take room, as letters do', () => {
  const box = { left: 0, bottom: 0, right: 10, top: 10 };
  const empty = {
    width: 100,
    height: 100,
    rotation: 0,
    cropBox: { left: 0, bottom: 0, right: 100, top: 100 },
    characters: [],
    objects: [],
    paths: [],
    images: [],
    links: [],
    incomplete: false,
  } as const;
  const areas = new Array(200).fill(box);
  const links = Array.from({ length: 300 }, (_, annotation) => ({ annotation, areas }));
  for (const content of [{ links }, { annotations: new Array(60_000).fill(box) }]) {
    let reads = 0;
    const reader = {
      read(index: number): PageContent {
        reads += 1;
        return { ...empty, ...content, index };
      },
    };
    const pages = new LaidOutPages();
    for (let time = 0; time < 2; time += 1) for (const index of [0, 1, 2, 3, 4]) pages.read(reader, index);
    assert.equal(reads, 6);
  }
});
