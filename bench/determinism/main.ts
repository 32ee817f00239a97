import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type ComparedServer, compareOrders, forms } from '../../test/support/compare-orders.ts';
import { benchmarkKey, startDragoman, temporaryDataFolder } from '../subjects/dragoman.ts';

/**
 * Whether the same text gets the same translation: the sentences of a file in opposite order through two servers with cold
 * caches, as text, with codes, with terms, with a tone and as a document.
 *
 *     npm run bench -- determinism FOLDER [--lines 300] [--pair en-es …]
 *
 * The folder has a file for each language, `en.txt`, with a sentence a line.
 */
const { values, positionals } = parseArgs({
  args: process.argv.slice(process.argv[2] === 'determinism' ? 3 : 2),
  options: { lines: { type: 'string', default: '300' }, pair: { type: 'string', multiple: true } },
  allowPositionals: true,
});
const [folder] = positionals;
if (folder === undefined) throw new Error('Name a folder: npm run bench -- determinism FOLDER');
const pairs = values.pair ?? 'en-es es-en en-ca ca-en es-ca ca-es fr-es es-fr es-pt pt-es es-it it-es'.split(' ');

await using firstData = await temporaryDataFolder();
await using secondData = await temporaryDataFolder();
await using first = await startDragoman(firstData.path);
await using second = await startDragoman(secondData.path);
const compared = [first, second].map(
  ({ port }): ComparedServer => ({
    address: `http://127.0.0.1:${port}`,
    key: benchmarkKey,
  }),
) as [ComparedServer, ComparedServer];

console.log(
  `Sentences with two translations, of ${values.lines}:\npair   ${forms.map((form) => form.padStart(10)).join('')}`,
);
for (const pair of pairs) {
  const [source = '', target = ''] = pair.split('-');
  const lines = readFileSync(join(folder, `${source}.txt`), 'utf8').split('\n');
  const sentences = lines.filter((line) => line.trim() !== '').slice(0, Number(values.lines));
  const counts: string[] = [];
  for (const form of forms) {
    const differences = await compareOrders(compared, { source, target }, sentences, form);
    counts.push(differences === undefined ? '–' : String(differences.length));
    for (const { sentence, translations } of differences ?? [])
      console.log(`  ${form}: ${sentence}\n    1 ${translations[0]}\n    2 ${translations[1]}`);
  }
  console.log(`${pair.padEnd(7)}${counts.map((count) => count.padStart(10)).join('')}`);
}
