import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { filterContext, sourceOf, useFolder } from '../../../../test/contracts/document-files.ts';
import { buildPdf, firstObject, pdfStream, pdfText } from '../../../../test/support/build-pdf.ts';
import { withinCpu } from '../../../../test/support/within-cpu.ts';
import { pdfFilter } from '../pdf-filter.ts';
import type { PageContent } from '../reading/page-content.ts';
import { readPdf } from '../reading/read-pdf.ts';
import { PdfFile } from '../writing/objects/pdf-file.ts';
import { PageReader } from './page-reader.ts';

const [first, second] = [firstObject, firstObject + 1];
const layer = (name: string, content: string): string => `/OC /${name} BDC ${content} EMC\n`;

interface Layers {
  readonly content: string;
  /** Of the default configuration. */
  readonly configuration: string;
  /** Entries of the first group beside its name. */
  readonly usage?: string;
  /** The property list `/M`, a membership. */
  readonly membership?: string;
  /** Objects from the third on. */
  readonly objects?: readonly string[];
  readonly resources?: string;
}

/** A page with the layers `/A` and `/B`. */
function layered({ content, configuration, usage = '', membership = 'null', objects = [], resources = '' }: Layers) {
  const groups = `[${first} 0 R ${second} 0 R]`;
  return buildPdf({
    pages: [{ content, resources: `/Properties << /A ${first} 0 R /B ${second} 0 R /M ${membership} >> ${resources}` }],
    objects: [`<< /Type /OCG /Name (A) ${usage} >>`, '<< /Type /OCG /Name (B) >>', ...objects],
    catalogue: `/OCProperties << /OCGs ${groups} /D << ${configuration} >> >>`,
  });
}

async function read(layers: Layers): Promise<PageContent> {
  const bytes = layered(layers);
  using pdf = await readPdf(bytes);
  return new PageReader(pdf, new PdfFile(bytes)).read(0);
}

async function textOf(layers: Layers): Promise<string> {
  const { characters } = await read(layers);
  return characters.map(({ text }) => text).join('');
}

const off = `/OFF [${first} 0 R]`;
const both = layer('A', pdfText(50, 700, 'Alpha')) + layer('B', pdfText(50, 600, 'Beta'));

describe('text in layers', () => {
  it('that are off is not read', async () => {
    assert.equal(await textOf({ content: both, configuration: off }), 'Beta');
    assert.equal(await textOf({ content: both, configuration: '' }), 'AlphaBeta');
  });

  it('is read in those that are on where all others are off', async () => {
    assert.equal(await textOf({ content: both, configuration: `/BaseState /OFF /ON [${first} 0 R]` }), 'Alpha');
  });

  it('is off with the layer around it, and on again behind it', async () => {
    const inner = layer('A', `/Span BMC ${layer('B', pdfText(50, 600, 'Beta'))} EMC ${pdfText(50, 500, 'Gamma')}`);
    assert.equal(await textOf({ content: inner + pdfText(50, 400, 'Delta'), configuration: off }), 'Delta');
  });

  it('does not mix with visible text, which is no second drawing of it', async () => {
    const content = layer('A', pdfText(50, 700, 'Strategy')) + pdfText(50.2, 700, 'Strategy');
    const { characters, objects } = await read({ content, configuration: off });
    assert.equal(characters.map(({ text }) => text).join(''), 'Strategy');
    assert.ok(characters.every(({ object }) => object === 1));
    assert.deepEqual(
      objects.map((object) => [object.characters, object.repeats]),
      [
        [0, undefined],
        [8, undefined],
      ],
    );
  });

  it('follows the use that a group says, where the configuration asks for it', async () => {
    const usage = '/Usage << /View << /ViewState /OFF >> >>';
    const asked = `/AS [<< /Event /View /Category [/View] /OCGs [${first} 0 R] >>]`;
    assert.equal(await textOf({ content: both, configuration: asked, usage }), 'Beta');
    const printed = `/AS [<< /Event /Print /Category [/View] /OCGs [${first} 0 R] >>]`;
    assert.equal(await textOf({ content: layer('A', pdfText(50, 700, 'A')), configuration: printed }), 'A');
  });

  it('is not hidden by groups for another purpose', async () => {
    assert.equal(await textOf({ content: both, configuration: off, usage: '/Intent /Design' }), 'AlphaBeta');
  });
});

describe('memberships of several groups', () => {
  const content = layer('M', pdfText(50, 700, 'Member')) + pdfText(50, 600, 'Other');
  const groups = `/OCGs [${first} 0 R ${second} 0 R]`;
  const hides = async (membership: string): Promise<boolean> =>
    (await textOf({ content, configuration: off, membership: `<< /Type /OCMD ${membership} >>` })) === 'Other';

  it('show their content by policies', async () => {
    const states = await Promise.all(
      ['', '/P /AnyOn', '/P /AllOn', '/P /AnyOff', '/P /AllOff'].map((policy) => hides(`${groups} ${policy}`)),
    );
    assert.deepEqual(states, [false, false, true, false, true]);
    assert.equal(await hides(`/OCGs ${first} 0 R`), true);
    assert.equal(await hides('/OCGs []'), false);
  });

  it('show their content by expressions', async () => {
    assert.equal(await hides(`/VE [/And ${first} 0 R ${second} 0 R]`), true);
    assert.equal(await hides(`/VE [/Or ${first} 0 R ${second} 0 R]`), false);
    assert.equal(await hides(`${groups} /VE [/Not [/Or ${first} 0 R ${second} 0 R]]`), true);
    assert.equal(await hides(`/VE [/Not ${first} 0 R]`), false);
  });
});

describe('forms and images in layers that are off', () => {
  it('show no text, and are in the way of none', async () => {
    const form = `/Type /XObject /Subtype /Form /BBox [0 0 600 700] /Resources << /Font 7 0 R >>`;
    const image = `/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8`;
    const content = `/X1 Do q 100 0 0 100 50 50 cm /X2 Do Q q 100 0 0 100 300 50 cm /X3 Do Q ${pdfText(50, 700, 'Seen')}`;
    const { characters, images } = await read({
      content,
      configuration: off,
      objects: [
        pdfStream(pdfText(50, 600, 'Form'), `${form} /OC ${first} 0 R`),
        pdfStream('x', `${image} /OC ${first} 0 R`),
        pdfStream('x', image),
      ],
      resources: `/XObject << /X1 ${first + 2} 0 R /X2 ${first + 3} 0 R /X3 ${first + 4} 0 R >>`,
    });
    assert.equal(characters.map(({ text }) => text).join(''), 'Seen');
    assert.deepEqual(
      images.map(({ left }) => Math.round(left)),
      [300],
    );
  });

  it('have lines that are none of the page', async () => {
    const line = (y: number): string => `50 ${y} m 300 ${y} l S\n`;
    const { paths } = await read({ content: layer('A', line(500)) + line(400), configuration: off });
    assert.deepEqual(
      paths.map(({ box }) => Math.round(box.top)),
      [401],
    );
  });
});

describe('layers of very much content', () => {
  const count = 20_000;
  const parts = (part: (index: number) => string): string =>
    Array.from({ length: count }, (_, at) => part(at)).join('');

  it('have lines that are found soon', async () => {
    const lines = parts((at) => `${20 + (at % 200)} ${20 + Math.floor(at / 200)} m 300 700 l S\n`);
    const seen = '50 400 m 250 400 l S\n';
    const { paths } = await withinCpu(5, () => read({ content: layer('A', lines) + seen, configuration: off }));
    assert.deepEqual(
      paths.map(({ box }) => Math.round(box.top)),
      [401],
    );
  });

  const groups = `/OCGs [${`${first} 0 R `.repeat(1_000)}]`;
  const memberships = { 'in the resources': `<< /Type /OCMD ${groups} >>`, 'of its own': `${second + 1} 0 R` };
  for (const [kind, membership] of Object.entries(memberships)) {
    it(`are off by a membership ${kind} that all of it names`, async () => {
      const content =
        parts(() => '/OC /M BDC EMC\n') + layer('M', pdfText(50, 700, 'Alpha')) + pdfText(50, 600, 'Beta');
      const objects = [`<< /Type /OCMD ${groups} >>`];
      const text = await withinCpu(5, () => textOf({ content, configuration: off, membership, objects }));
      assert.equal(text, 'Beta');
    });
  }
});

describe('a translation of a page with a layer that is off', () => {
  it('is written beside the layer, whose content stays', async () => {
    await using folder = await useFolder();
    const hidden = layer('A', pdfText(50, 700, 'START'));
    const content = `${hidden}${pdfText(51, 700, 'STRATEGIC REPORT')}${layer('A', pdfText(50, 660, 'BACK'))}`;
    const [source, result] = [join(folder.path, 'source.pdf'), join(folder.path, 'result.pdf')];
    await writeFile(source, layered({ content, configuration: off }));
    const options = { sourceLanguage: 'en', targetLanguage: 'nb', conversion: {} };
    const context = filterContext({ read: options });
    await using document = await pdfFilter.open(await sourceOf(source), options, context);
    assert.equal(document.units.length, 1);
    await document.write([{ inlines: ['Menneskerettigheter'] }], result, { targetLanguage: 'nb', watermark: false });
    assert.deepEqual(context.warnings, []);
    const bytes = await readFile(result);
    using pdf = await readPdf(bytes);
    const shown = (page: PageContent): string => page.characters.map(({ text }) => text).join('');
    assert.equal(shown(new PageReader(pdf, new PdfFile(bytes)).read(0)), 'Menneskerettigheter');
    assert.match(shown(pdf.readPage(0)), /^START.*BACK$/u);
  });
});
