import { rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { readExamples, toyModel } from '../../test/integration/bergamot-fixtures.ts';
import { describeMachine } from '../measurement/machine.ts';
import { measureBergamot, type SubjectResults } from './measure-bergamot.ts';
import { writeProductionModel } from './production-model.ts';
import { barTable, resultsPage } from './results-page.ts';

const { values } = parseArgs({
  // The first is the name of this benchmark.
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    output: { type: 'string', default: join(import.meta.dirname, 'RESULTS.md') },
  },
});
const plan = values.quick ? { rounds: 2, milliseconds: 1_000 } : { rounds: 5, milliseconds: 2_000 };

const toy = toyModel('ende');
const sentences = readExamples('ende').map(({ source }) => source);
const production = await writeProductionModel(toy);
try {
  const results: SubjectResults[] = [];
  for (const subject of [
    { name: 'production size', model: production, sentences: rotations(sentences.slice(0, 4)), isTrained: false },
    { name: 'toy', model: toy, sentences, isTrained: true },
  ]) {
    console.log(`${subject.name}: ${plan.rounds} rounds`);
    results.push(await measureBergamot(subject, plan, availableParallelism()));
  }
  const circumstances = { date: new Date(), machine: describeMachine(), rounds: plan.rounds };
  await writeFile(values.output, resultsPage(results, circumstances));
  console.log(`\n${barTable(results)}\n\nWritten to ${values.output}.`);
} finally {
  await rm(dirname(production.files.model), { recursive: true });
}

/**
 * The words of several short sentences as one of the length of those in a newspaper, beginning with each of them in turn:
 * all have the same number of tokens.
 */
function rotations(short: readonly string[]): string[] {
  const words = short.join(' ').replaceAll('.', '').split(' ');
  return words.map((_, index) => `${[...words.slice(index), ...words.slice(0, index)].join(' ')}.`);
}
