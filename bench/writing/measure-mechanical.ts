import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { AgreementWritingEngine } from '../../src/engines/agreement/agreement-writing-engine.ts';
import { ApertiumMorphology } from '../../src/engines/apertium/morphology/apertium-morphology.ts';
import { HunspellWritingEngine } from '../../src/engines/hunspell/hunspell-writing-engine.ts';
import { correctTexts } from './correct-texts.ts';
import { judgeMechanical, mechanicalMistakes, mistakeKinds } from './mechanical-mistakes.ts';

/**
 * How many mechanical mistakes in other people's sentences are repaired, by kind, from files of `draw-corrected-sentences.ts`:
 *
 *     node bench/writing/measure-mechanical.ts [--report <file>] <language>=<file> …
 *
 * The report has each sentence with what was missed and what was changed otherwise: for the half for development only.
 */
const { values, positionals } = parseArgs({ options: { report: { type: 'string' } }, allowPositionals: true });
/** A sentence with so many mechanical mistakes and no others counts as one that can come out right. */
const fewMistakes = 2;

await using morphology = new ApertiumMorphology();
const corrector = new HunspellWritingEngine({ folder: '/usr/share/hunspell', morphology });
await using engine = new AgreementWritingEngine({ corrector, morphology });
const report: string[] = [];
for (const argument of positionals) {
  const [language = '', file = ''] = argument.split('=');
  const pairs = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line): readonly [string, string] => {
      const [written = '', corrected = ''] = line.split('\t');
      return [written, corrected];
    });
  const made = await correctTexts(
    engine,
    language,
    pairs.map(([written]) => written),
  );
  const all = new Map(mistakeKinds.map((kind) => [kind, 0]));
  const mended = new Map(mistakeKinds.map((kind) => [kind, 0]));
  let [few, exact, different] = [0, 0, 0];
  for (const [index, pair] of pairs.entries()) {
    const { mistakes, others } = await mechanicalMistakes(pair, language, morphology);
    const judged = judgeMechanical(pair, made[index] as string, mistakes);
    for (const { kind } of mistakes) all.set(kind, (all.get(kind) ?? 0) + 1);
    for (const { kind } of judged.mended) mended.set(kind, (mended.get(kind) ?? 0) + 1);
    different += judged.different.length;
    if (others === 0 && mistakes.length > 0 && mistakes.length <= fewMistakes) {
      few += 1;
      exact += Number(judged.isExact);
    }
    const missed = judged.missed.map(({ kind, start, meant }) => `${kind}: ${start} ${meant}`);
    report.push([language, ...pair, made[index], missed.join(' | '), judged.different.join(' | ')].join('\t'));
  }
  const sum = (counts: ReadonlyMap<string, number>): number =>
    [...counts.values()].reduce((one, more) => one + more, 0);
  const share = `${((100 * sum(mended)) / sum(all)).toFixed(1)} %`;
  console.log(
    `${file}: ${pairs.length} sentences, ${sum(mended)} of ${sum(all)} mechanical mistakes (${share}), ` +
      `${exact} of ${few} sentences right, ${different} changes that the corrector did not make`,
  );
  for (const kind of mistakeKinds) console.log(`  ${kind}: ${mended.get(kind)} of ${all.get(kind)}`);
}
if (values.report !== undefined) writeFileSync(values.report, `${report.join('\n')}\n`);
