import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { after, before, describe, it } from 'node:test';
import { FakeQualityEvaluator } from '../../engines/fake/fake-quality-evaluator.ts';
import { reportFailure } from '../command-line/report-failure.ts';
import { createLocalChecker } from './local-checker.ts';
import { parseCheckCommand } from './parse-check-command.ts';
import { runCheckCommand } from './run-check-command.ts';

const tmx = (...units: readonly string[]) =>
  `<tmx version="1.4"><header srclang="en"/><body>${units.map((unit) => `<tu>${unit}</tu>`).join('')}</body></tmx>`;
const variant = (language: string, text: string) => `<tuv xml:lang="${language}"><seg>${text}</seg></tuv>`;

describe('dragoman check', () => {
  let folder: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'dragoman-check-test-'));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  function file(name: string, content: string): string {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  }

  /** The evaluator finds `teh` in translations. */
  async function run(...args: readonly string[]) {
    const lines: string[] = [];
    const write = (line: string) => void lines.push(line);
    const stdout = new Writable({ write: (_chunk, _encoding, done) => done() });
    const evaluator = new FakeQualityEvaluator();
    let code: number;
    try {
      const context = { stdout, write, notify: write, signal: new AbortController().signal };
      const checker = () => createLocalChecker(evaluator, write);
      code = await runCheckCommand(parseCheckCommand(args), { ...context, checker });
    } catch (error) {
      code = reportFailure(error, 'check', write);
    }
    return { code, output: lines.join('\n'), requests: evaluator.requests };
  }

  it('compares two documents of one format by the positions of their texts', async () => {
    const source = file('a.md', '# One\n\nSee the house.\n');
    const target = file('b.md', '# Uno\n\nVea teh casa.\n');
    const { code, output, requests } = await run('--from', 'EN', '--to', 'es', source, target);
    assert.equal(code, 0, output);
    assert.deepEqual([requests[0]?.source, requests[0]?.target, requests[0]?.segments.length], ['en', 'es', 2]);
    assert.match(output, /^English → Spanish$/m);
    assert.match(output, /^Segment 2, score \d/m);
    assert.match(
      output,
      /source {2}See the house\.\n {2}target {2}Vea teh casa\.\n {2}Minor · Fluency, Spelling: .* "teh"/,
    );
    assert.match(output, /^1 error in 1 of 2 segments: 1 Minor\.$/m);
    assert.match(output, /^Score: \d+(\.\d)?$/m);
    assert.ok(!output.includes('Segment 1,'));
  });

  it('reads XLIFF and TMX with the languages that they say, and reports what it leaves out', async () => {
    const xliff = file(
      'a.xlf',
      '<xliff version="2.1" srcLang="en-US" trgLang="de"><file id="f"><unit id="u"><segment><source>One.</source><target>teh</target></segment><segment><source>Two.</source></segment></unit></file></xliff>',
    );
    const ofXliff = await run(xliff);
    assert.equal(ofXliff.code, 0, ofXliff.output);
    assert.deepEqual([ofXliff.requests[0]?.source, ofXliff.requests[0]?.target], ['en', 'de']);
    assert.match(ofXliff.output, /^1 error in 1 of 1 segment: 1 Minor\.\nNot checked, without a translation: 1\.$/m);
    const one = variant('en', 'One') + variant('de', 'Eins') + variant('fr', 'teh');
    const memory = file('a.tmx', tmx(one, variant('en', 'x'.repeat(10_001)) + variant('fr', 'y')));
    const unclear = await run(memory);
    assert.equal(unclear.code, 2);
    assert.match(unclear.output, /translations into de, fr; choose one with --to/);
    const ofMemory = await run(memory, '--to', 'fr');
    assert.match(
      ofMemory.output,
      /1 error in 1 of 1 segment: 1 Minor\.\nNot checked, longer than 10,000 characters: 1\./,
    );
  });

  it('checks more than 500 segments in groups', async () => {
    const many = Array.from({ length: 1_100 }, (_, index) => variant('en', `Number ${index}`) + variant('de', 'teh'));
    const { output, requests } = await run(file('many.tmx', tmx(...many)));
    assert.deepEqual(
      requests.map(({ segments }) => segments.length),
      [500, 500, 100],
    );
    assert.match(output, /Segment 1100,/);
    assert.match(output, /1100 errors in 1100 of 1100 segments/);
  });

  it('prints JSON with the field names of the interface', async () => {
    const path = file('json.tmx', tmx(variant('en', 'One') + variant('de', 'teh')));
    const report = JSON.parse((await run(path, '--json')).output);
    assert.deepEqual([report.source_lang, report.target_lang], ['en', 'de']);
    assert.deepEqual(report.segments[0].errors[0].target_spans, [{ start: 0, end: 3 }]);
    assert.deepEqual(report.summary.granular_counts, { Fluency: { Spelling: { Minor: 1 } } });
  });

  it('writes a page that needs nothing else and shows markup as text', async () => {
    const path = file('page.tmx', tmx(variant('en', 'One &lt;script&gt;') + variant('de', 'teh &lt;b&gt; &amp;')));
    const page = join(folder, 'report.html');
    assert.equal((await run(path, '--html', page)).code, 0);
    const html = readFileSync(page, 'utf8');
    assert.match(html, /<html lang="en">/);
    assert.match(html, /<dd lang="de" dir="auto"><mark class="minor">teh<sup>1<\/sup><\/mark> &lt;b&gt; &amp;<\/dd>/);
    assert.match(html, /One &lt;script&gt;/);
    assert.ok(!/<script|src=|https?:|url\(/.test(html));
  });

  it('exits with 8 below a score', async () => {
    const path = file('score.tmx', tmx(variant('en', 'One') + variant('de', 'teh')));
    assert.equal((await run(path, '--fail-below', '10')).code, 0);
    const below = await run(path, '--fail-below', '99.5');
    assert.equal(below.code, 8);
    assert.match(below.output, /the score \d+(\.\d)? is below 99\.5\.$/);
  });

  it('says where documents differ that do not correspond', async () => {
    const source = file('c.md', '# One\n\nText.\n\nMore.\n');
    const target = file('d.md', '# Uno\n\nTexto.\n');
    const { code, output } = await run('--from', 'en', '--to', 'es', source, target);
    assert.equal(code, 1);
    assert.match(output, /c\.md has 3 texts and \S*d\.md has 2, .*at text 3 at the latest: "More\." and the end/);
  });

  it('says what is wrong with files and arguments', async () => {
    const broken = file('broken.xlf', '<xliff');
    const text = file('a.txt', 'One.');
    const other = file('b.html', '<p>One.</p>');
    const wrongTmx = file('wrong.tmx', '<a/>');
    for (const [args, code, words] of [
      [[], 2, /takes a document and its translation, or one XLIFF or TMX file/],
      [['a', 'b', 'c'], 2, /takes a document and its translation/],
      [[text], 2, /only XLIFF .* and TMX .* have both texts/],
      [[text, other], 2, /different formats: txt and html/],
      [[text, file('a.exe', '')], 2, /no document of a known type; known are .*\.docx/],
      [[text, text], 2, /--from LANGUAGE is needed/],
      [[text, text, '--from', 'en'], 2, /--to LANGUAGE is needed/],
      [[text, text, '--from', 'en', '--to', 'xx'], 2, /--to: "xx"/],
      [[text, text, '--from', 'en', '--to', 'en-GB'], 2, /English into English.* cannot be checked here/],
      [[text, text, '--fail-below', '101'], 2, /--fail-below takes a score from 0 to 100, not "101"/],
      [[text, text, '--key', 'k'], 2, /--key is for --server/],
      [[broken], 1, /broken\.xlf: The document could not be read/],
      [[wrongTmx], 1, /wrong\.tmx: .*that of a TMX file is <tmx>/],
      [[join(folder, 'none.tmx')], 1, /none\.tmx: no such file or folder/],
      [[text, join(folder, 'none.txt'), '--from', 'en', '--to', 'es'], 1, /none\.txt: no such file or folder/],
    ] as const) {
      const { code: exit, output } = await run(...args);
      assert.equal(exit, code, `${args.join(' ')}: ${output}`);
      assert.match(output, words);
    }
  });
});
