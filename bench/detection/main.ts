import { parseArgs } from 'node:util';
import { highConfidence } from '../../src/language/detection/detection.ts';
import { benchmarkKey, startDragoman, temporaryDataFolder } from '../subjects/dragoman.ts';
import { measureDetection, type Row, type Tally } from './measure-detection.ts';
import { type Cut, cuts, readSamples } from './read-samples.ts';

/**
 * How often the language of texts that others wrote is known, over HTTP: whole lines, their first five words and their
 * first two. The folder holds a file of lines for each language, `de.txt` or `anything.de`.
 */
const { values, positionals } = parseArgs({
  args: process.argv.slice(3),
  allowPositionals: true,
  options: {
    lines: { type: 'string', default: '200' },
    translations: { type: 'string', default: '20' },
  },
});
const [folder] = positionals;
if (folder === undefined) throw new Error('npm run bench -- detection FOLDER [--lines 200] [--translations 20]');
const bars: Readonly<Record<Cut, number>> = { sentences: 0.95, 'five words': 0.89, 'two words': 0.8 };
const allCuts = Object.keys(cuts) as Cut[];

const samples = readSamples(folder, Number(values.lines));
await using data = await temporaryDataFolder();
await using server = await startDragoman(data.path);
const post = (path: string, body: object): Promise<Response> =>
  fetch(`http://127.0.0.1:${server.port}${path}`, {
    method: 'POST',
    headers: { authorization: `DeepL-Auth-Key ${benchmarkKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const { rows, wrong } = await measureDetection({ post }, samples, Number(values.translations));

const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;
const mean = (cut: Cut, part: (tally: Tally) => number): number =>
  rows.reduce((sum, { tallies }) => sum + part(tallies[cut]), 0) / rows.length;
const total = (cut: Cut, part: (tally: Tally) => number): number =>
  rows.reduce((sum, { tallies }) => sum + part(tallies[cut]), 0);
const cells = (title: string, cell: (cut: Cut) => string): string => `| ${title} | ${allCuts.map(cell).join(' | ')} |`;

console.log(`High confidence: ${highConfidence}. ${rows.length} languages, up to ${values.lines} lines each.\n`);
for (const line of rows.map(languageLine)) console.log(line);
console.log(`\n| macro averages | ${allCuts.join(' | ')} |\n|---|---|---|---|`);
console.log(cells('true language, a group as one', (cut) => percent(mean(cut, (one) => one.rightGroup / one.texts))));
console.log(
  cells(
    'bar',
    (cut) => `${percent(bars[cut])} ${mean(cut, (one) => one.rightGroup / one.texts) >= bars[cut] ? 'met' : 'MISSED'}`,
  ),
);
console.log(cells('true language, groups apart', (cut) => percent(mean(cut, (one) => one.right / one.texts))));
console.log(cells('certain', (cut) => percent(mean(cut, (one) => one.certain / one.texts))));
console.log(
  cells('certain and wrong, a group as one (texts)', (cut) => String(total(cut, (one) => one.certainAndOutsideGroup))),
);
console.log(
  cells('certain and wrong, groups apart (texts)', (cut) => String(total(cut, (one) => one.certainAndWrong))),
);
if (Number(values.translations) > 0) {
  console.log(
    cells('without `source_lang`: true language, translated or refused', (cut) =>
      percent(mean(cut, (one) => one.honest / one.sent)),
    ),
  );
  console.log(
    cells('from another language, with the warning', (cut) => percent(mean(cut, (one) => one.warned / one.sent))),
  );
  console.log(
    cells('translated as a wrong language with high confidence (texts)', (cut) =>
      String(total(cut, (one) => one.mistranslated)),
    ),
  );
}
for (const line of wrong) console.log(line);

function languageLine({ language, tallies }: Row): string {
  const parts = allCuts.map((cut) => {
    const { texts, right, rightGroup, certain } = tallies[cut];
    return `${percent(right / texts).padStart(7)} (group ${percent(rightGroup / texts)}, certain ${percent(certain / texts)})`;
  });
  return `${language.padEnd(4)} ${parts.join('  ')}`;
}
