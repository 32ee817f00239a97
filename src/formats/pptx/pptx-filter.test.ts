import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { shown, translateDocument } from '../../../test/support/office-documents.ts';
import { officeRefusals } from '../../../test/support/office-refusals.ts';
import type { Segment } from '../../contracts/segment.ts';
import { pptxFilter } from './pptx-filter.ts';

const corpus = (name: string): Buffer => readFileSync(`test/corpus/pptx/${name}.pptx`);

async function unitsOf(name: string): Promise<readonly string[]> {
  const { units } = await translateDocument(pptxFilter, corpus(name), () => undefined);
  return units.map(({ segment }) => shown(segment));
}

const longer =
  (times: number) =>
  ({ inlines }: Segment): Segment => ({ inlines: [inlines.join('').repeat(times)] });

describe('text units of presentations', () => {
  it('come in the order that slides are shown', async () => {
    const units = await unitsOf('order-and-title');
    assert.deepEqual(units, ['This slide is shown first.', 'This slide is shown last.', 'Slides in another order']);
  });

  it('join runs that look alike, and show breaks and numbers', async () => {
    assert.deepEqual((await unitsOf('split-runs')).slice(1), [
      'The colour of the sky is blue.',
      'One ‹1›bold‹/1› and one ‹2›red‹/2› word.',
      'First line‹1/›second line',
    ]);
    assert.equal((await unitsOf('fields-and-links'))[0], 'Page ‹1/› of the talk');
  });

  it('are what layouts show, not what they prompt', async () => {
    const expected = ['Text of the slide', 'Confidential, for members only', 'Water works of the town'];
    assert.deepEqual(await unitsOf('layout-text'), expected);
  });

  it('include notes and comments of both kinds', async () => {
    const units = await unitsOf('notes-and-comments');
    assert.ok(units.includes('Is this slide too full?') && units.includes('Somebody should check this.'));
    assert.ok(units.some((unit) => unit.startsWith('Notes of the speaker')));
  });
});

describe('text units of what is beside the slides', () => {
  it('are names of sections', async () => {
    assert.ok((await unitsOf('styles-and-sections')).includes('Water and air'));
  });

  it('are titles, series and categories of charts of newer kinds, not their numbers', async () => {
    const units = await unitsOf('waterfall-chart');
    const expected = ['Rain of the winter', 'Rain of the summer', 'How much it rained', 'Amount of rain'];
    assert.deepEqual(
      units.filter((unit) => /rain/i.test(unit) && unit !== 'Rain by month').filter((unit) => expected.includes(unit)),
      expected,
    );
    assert.ok(!units.includes('31'));
  });
});

describe('writing presentations', () => {
  it('writes SmartArt and the drawing made of it alike', async () => {
    const { parts } = await translateDocument(pptxFilter, corpus('charts-and-smartart'), longer(2));
    for (const part of ['ppt/diagrams/data1.xml', 'ppt/diagrams/drawing1.xml']) {
      assert.match(parts.get(part) ?? '', /Collect the waterCollect the water/);
    }
  });

  it('makes text smaller that was fitted into its box, as it grows, and never larger', async () => {
    const scaleFor = async (times: number): Promise<string | undefined> => {
      const { parts } = await translateDocument(pptxFilter, corpus('fit'), longer(times));
      return /fontScale="(\d+)"/.exec(parts.get('ppt/slides/slide1.xml') ?? '')?.[1];
    };
    assert.equal(await scaleFor(1), '62500');
    assert.equal(await scaleFor(2), '44100');
    assert.equal(await scaleFor(30), '25000');
  });

  it('says the language of runs and turns paragraphs', async () => {
    const { parts } = await translateDocument(pptxFilter, corpus('right-to-left'), longer(1), { targetLanguage: 'he' });
    const slide = parts.get('ppt/slides/slide1.xml') ?? '';
    assert.match(slide, /<a:pPr algn="r" rtl="1"><a:buNone\/><\/a:pPr><a:r><a:rPr lang="he"\/>/);
    const german = await translateDocument(pptxFilter, corpus('right-to-left'), longer(1));
    assert.match(german.parts.get('ppt/slides/slide1.xml') ?? '', /<a:pPr algn="l"\/><a:r><a:rPr lang="de"\/>/);
  });
});

describe('presentations that are read from the other side', () => {
  const parts = async (targetLanguage: string): Promise<ReadonlyMap<string, string>> =>
    (await translateDocument(pptxFilter, corpus('styles-and-sections'), longer(1), { targetLanguage })).parts;

  it('turn where paragraphs take their side from, and the columns of tables', async () => {
    const turned = await parts('ar');
    const presentation = turned.get('ppt/presentation.xml') ?? '';
    assert.match(presentation, /<a:defPPr algn="r" rtl="1">.*<a:lvl1pPr marL="0" algn="r" rtl="1">/);
    const master = turned.get('ppt/slideMasters/slideMaster1.xml') ?? '';
    assert.match(master, /<p:titleStyle><a:lvl1pPr algn="ctr" rtl="1">/);
    assert.match(master, /<p:bodyStyle><a:lvl1pPr algn="r" marL="228600" indent="-228600" rtl="1">/);
    const layout = turned.get('ppt/slideLayouts/slideLayout1.xml') ?? '';
    assert.match(layout, /<a:lvl1pPr algn="r" rtl="1"><a:defRPr\/><\/a:lvl1pPr><a:lvl2pPr rtl="1">/);
    assert.match(turned.get('ppt/slides/slide1.xml') ?? '', /<a:tblPr rtl="1"\/>/);
  });

  it('are not turned for a language from left to right', async () => {
    for (const text of (await parts('de')).values()) assert.doesNotMatch(text, /rtl="1"/);
  });
});

describe('presentations that are refused', () => {
  for (const [name, reason] of [
    ...officeRefusals,
    ['document-of-word', /it is a file of the kind docx, not pptx\./],
    ['broken-slide', /a closing tag is not well formed \(line 2\)/],
    ['same-name-twice', /it holds two files of the same name \(ppt\/slides\/slide1\.xml\)\./],
    ['lying-size', /the file "ppt\/slides\/slide1\.xml" in it is damaged\./],
  ] as const) {
    it(`say why: ${name}`, () => assert.rejects(unitsOf(`hostile/${name}`), reason));
  }

  it('are not those that hold other archives, which nobody opens', async () => {
    assert.ok((await unitsOf('hostile/nested-archive')).length > 0);
  });
});
