/**
 * `npm run bench -- markup FILE --from es --to ca [--list 20]`: wraps each noun with its adjective in the lines of a file in
 * tags, and compares where the tags go with `apertium -f html`. Made for lines of others: nothing of them is kept.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ApertiumTranslator } from '../../src/engines/apertium/apertium-translator.ts';
import { readMarked, writeMarked } from '../../src/engines/shared/projection/marked-text.ts';
import { compareMarks, findNounPhrases, rawTranslations } from './compare-marks.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: 'string', default: 'es' },
    to: { type: 'string', default: 'ca' },
    /** Apertium's name of the mode: `spa-cat`. */
    mode: { type: 'string', default: 'spa-cat' },
    list: { type: 'string', default: '20' },
    lines: { type: 'string', default: '200' },
  },
});
const [, file] = positionals;
if (file === undefined) throw new Error('Name a file with one sentence a line.');
const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean).slice(0, Number(values.lines));
const marked = lines.flatMap((line) => findNounPhrases(values.mode, line));
const raw = rawTranslations(values.mode, marked);
const translator = new ApertiumTranslator();
let lost = 0;
let compared = 0;
const examples: string[] = [];
try {
  const { segments } = await translator.translate(
    { source: values.from, target: values.to, segments: marked.map(readMarked), options: { formality: 'default' } },
    new AbortController().signal,
  );
  for (const [index, segment] of segments.entries()) {
    const own = writeMarked(segment);
    const theirs = raw[index] ?? '';
    compared += 1;
    const words = compareMarks(own, theirs);
    if (words.length === 0) continue;
    lost += 1;
    examples.push(`${marked[index]}\n  raw ${theirs}\n  own ${own}\n  ${words.join(' ')}`);
  }
} finally {
  await translator[Symbol.asyncDispose]();
}
console.log(`${values.mode}: ${compared} noun phrases in ${lines.length} lines, ${lost} lose a word that raw keeps.`);
for (const example of examples.slice(0, Number(values.list))) console.log(example);
