import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buildPdf, pdfText } from '../../../../test/support/build-pdf.ts';
import { withinCpu } from '../../../../test/support/within-cpu.ts';
import { plainText } from '../../../language/segments.ts';
import { layOutPage } from './lay-out-page.ts';
import { readPdf } from './read-pdf.ts';

const size = 10;
const letter = 0.6 * size;

/** Lines in Courier; spaces before a line move it, as programs that write PDF files do it. */
function typed(lines: readonly string[], { x = 60, y = 700, leading = 12 } = {}): string {
  return lines
    .map((line, index) => {
      const text = line.trimStart();
      return text === ''
        ? ''
        : pdfText(x + letter * (line.length - text.length), y - index * leading, text, size, 'F4');
    })
    .join('');
}

/** A ground for each of some lines, as word processors fill it. */
const grounds = (count: number): string =>
  `0.9 g ${Array.from({ length: count }, (_, index) => `60 ${697 - 12 * index} 400 12 re f`).join(' ')} 0 g\n`;

async function translated(content: string): Promise<readonly string[]> {
  using pdf = await readPdf(buildPdf({ pages: [content] }));
  return layOutPage(pdf.readPage(0)).blocks.map(({ unit }) => plainText(unit.segment));
}

const listing = [
  'def shipping(weight):',
  '    if weight >= 20:',
  '        return "truck"',
  '    elif weight >= 5:',
  '        return "van"',
  '    else:',
  '        return "bike"',
  '',
  'def offer(order):',
  '    price = sum(order["items"])',
  '    way = shipping(order["weight"])',
  '    print(f"{way}: {price}")',
  '    return order, price, way',
];

describe('listings', () => {
  it('stay as a whole where most of their lines are code', async () => {
    assert.deepEqual(await translated(typed(listing)), []);
    assert.deepEqual(await translated(grounds(listing.length) + typed(listing)), []);
  });

  it('are divided by wider distances: text above and below them is translated', async () => {
    const heading = pdfText(60, 730, 'else', size, 'F4');
    const below = pdfText(60, 700 - 12 * listing.length - 12, 'Return what is left', size, 'F4');
    assert.deepEqual(await translated(heading + typed(listing) + below), ['else', 'Return what is left']);
  });

  it('have comments and sentences that are translated', async () => {
    const comments = [
      '    total = sum(order["items"])',
      '    # add what the customer pays for the van',
      '    total += costs[way]',
      '    return total',
      '    # if it is late, the van waits',
      'The order is shipped.',
      '    print(f"{way}: {total}")',
    ];
    assert.deepEqual(await translated(grounds(comments.length) + typed(comments)), [
      '# add what the customer pays for the van',
      '# if it is late, the van waits',
      'The order is shipped.',
    ]);
  });

  it('are directives of C, which begin as comments of other languages do', async () => {
    const headers = ['lamp.h', 'stdio.h', 'string.h', 'wick.h'];
    const directives = headers.map((header) => `#include <${header}>`);
    assert.deepEqual(await translated(typed(directives)), []);
    const names = headers.map((header) => `<${header}>`);
    const columns = typed(headers.map(() => '#include')) + typed(names, { x: 116 });
    assert.deepEqual(await translated(columns), []);
    assert.deepEqual(await translated(typed(['#ifdef LAMP', ...directives, '#else', '#endif'])), []);
  });

  it('are commands with an option or a file, each in a line of its own', async () => {
    for (const command of [
      'sudo apt-get install -y gtkwave',
      '$ git clone https://example.org/tools.git tools',
      'tar -xzf base.tgz -C /opt/tools',
      './deploy.py -d /opt/tools all',
      'source environment.sh',
    ])
      assert.deepEqual(await translated(typed([command])), [], command);
    for (const text of [
      'see the file /etc/hosts, which has their names',
      'advantage or profit / benefit /profit',
      'Type make install --all',
      'go to /project and read what is there about it',
    ])
      assert.deepEqual(await translated(typed([text])), [text]);
    assert.deepEqual(await translated(pdfText(60, 700, 'the options are -a and -b')), ['the options are -a and -b']);
  });

  it('are commands without options, and statements, with the names alone that are between them', async () => {
    for (const commands of [['npm install', 'git push'], ['cd lamps', 'make', 'sudo make install'], ['$ make all']])
      assert.deepEqual(await translated(typed(commands)), [], commands.join());
    const unit = ['architecture wick of lamp is', 'begin', 'process', 'begin', 'end process;', 'end wick;'];
    assert.deepEqual(await translated(typed(unit)), []);
    assert.deepEqual(await translated(typed(['from lamps import wick', 'import os', 'import time'])), []);
    const names = ['lamp', 'wick', 'import of lamps', 'light(s)'];
    assert.deepEqual((await translated(typed(names, { leading: 30 }))).slice(0, 3), names.slice(0, 3));
    assert.deepEqual(await translated(pdfText(60, 700, 'git push')), ['git push']);
  });

  it('are not letters that somebody typed, nor addresses', async () => {
    const address = [
      'Northern Lamp Works',
      'Harbour office',
      'Parcels to the rear gate',
      'Mail: lamps@north.example',
      'Web: https://north.example/',
    ];
    const letter = [
      'Dear Ms Holm,',
      'we have your order of 3 May for',
      'twelve lamps (type A/3) and will',
      'send them on Monday.',
    ];
    const texts = await translated(typed(address) + typed(letter, { y: 580 }));
    const all = texts.join(' ');
    for (const text of ['Northern Lamp Works', 'Harbour office', 'Parcels to the rear gate', ...letter])
      assert.ok(all.includes(text), `${text} in ${all}`);
  });

  it('of a standard are apart from its prose', async () => {
    const prose = ['A header names the lamp that a', 'message is for, as follows.'];
    const grammar = ['lamp  = "lamp" ":" name', 'name  = 1*( letter / "-" )', 'end   = *( "." / ";" )'];
    const texts = await translated(
      typed(prose) + typed(grammar, { x: 80, y: 664 }) + typed(['Lamps without a name are all lamps.'], { y: 616 }),
    );
    assert.deepEqual(texts, [prose.join(' '), 'Lamps without a name are all lamps.']);
  });

  it('of very many lines, and lines of very many parts, are found in time', () =>
    withinCpu(2, async () => {
      const line = (index: number): string => pdfText(20, 1_380 - 0.45 * index, 'a(b);', 0.4, 'F4');
      const row = (index: number): string => pdfText(20 + 4 * index, 1_390, 'else', 0.4, 'F4');
      const content = Array.from({ length: 3_000 }, (_, index) => line(index) + (index < 1_000 ? row(index) : ''));
      using pdf = await readPdf(buildPdf({ pages: [{ content: content.join(''), width: 5_000, height: 1_400 }] }));
      layOutPage(pdf.readPage(0));
    }));
});
