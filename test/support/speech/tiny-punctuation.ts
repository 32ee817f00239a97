/**
 * Models for punctuation of a few hundred bytes that look each word up in a table: behind `however` is a comma, behind `tea` a
 * sentence ends, and behind `what` is a question mark. They test that models are loaded and run, not that marks are right.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  booleans,
  floats,
  integerAttribute,
  integers,
  model,
  node,
  shortIntegers,
  tensor,
  value,
} from './onnx-writer.ts';

const punctuations = ['<unk>', '_', '，', '。', '？', '、'];
const words = ['<unk>', 'however', 'tea', 'what'];
/** The index of the mark behind each word. */
const marks = [1, 2, 3, 4];

/** Writes a model with its manifest into a folder. */
export async function writeTinyPunctuation(
  folder: string,
  manifest: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'model.onnx'), punctuationModel());
  const own = { kind: 'punctuation-ct-transformer', languages: ['en', 'zh'], ...manifest };
  await writeFile(join(folder, 'model.json'), JSON.stringify(own));
}

function punctuationModel(): Buffer {
  const table = marks.flatMap((mark) => punctuations.map((_, index) => Number(index === mark)));
  return model({
    nodes: [node('Gather', ['table', 'text'], ['punctuation'], [])],
    constants: [tensor('table', [words.length, punctuations.length], table)],
    inputs: [value('text', shortIntegers, [1, 'words']), value('text_lengths', shortIntegers, [1])],
    outputs: [value('punctuation', floats, [1, 'words', punctuations.length])],
    metadata: {
      tokens: words.join('|'),
      vocab_size: words.length,
      punctuations: punctuations.join('|'),
      unk_symbol: '<unk>',
    },
  });
}

/** What the other kind of model writes: `none`, a comma, a full stop, a question mark; as it is, all capitals, a capital. */
const knownWords = [
  { word: 'however', mark: 1, capitals: 2 },
  { word: 'tea', mark: 2, capitals: 0 },
  { word: 'what', mark: 3, capitals: 0 },
  { word: 'nasa', mark: 0, capitals: 1 },
];
const choices = 4;
const reserved = ['<unk>', '<s>', '</s>'];

/** The same for the kind that also writes capitals and cuts words into pieces. */
export async function writeTinyCapitals(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const { pieces, table } = readPieces();
  await writeFile(join(folder, 'model.onnx'), capitalsModel(table));
  const lines = [...reserved, ...pieces].map((piece, index) => `${piece}\t${index < reserved.length ? 0 : -index}\n`);
  await writeFile(join(folder, 'bpe.vocab'), lines.join(''));
  await writeFile(join(folder, 'model.json'), JSON.stringify({ kind: 'punctuation-cnn-bilstm', languages: ['en'] }));
}

/** Letters, and the beginnings of the words that are known, so that these become one piece each. */
function readPieces(): {
  readonly pieces: readonly string[];
  readonly table: ReadonlyMap<string, (typeof knownWords)[number]>;
} {
  const beginnings = knownWords.flatMap(({ word }) => [...word].map((_, index) => `▁${word.slice(0, index + 1)}`));
  const pieces = [...new Set([...beginnings, '▁', ...'abcdefghijklmnopqrstuvwxyz'])];
  return { pieces, table: new Map(knownWords.map((known) => [`▁${known.word}`, known])) };
}

/** Takes the first piece of each word, and looks it up. */
function capitalsModel(table: ReturnType<typeof readPieces>['table']): Buffer {
  const all = [...reserved, ...readPieces().pieces];
  const rows = (read: (known: (typeof knownWords)[number]) => number): readonly number[] =>
    all.flatMap((piece) => {
      const known = table.get(piece);
      const chosen = known === undefined ? 0 : read(known);
      return Array.from({ length: choices }, (_, index) => Number(index === chosen));
    });
  return model({
    nodes: [
      node('Reshape', ['token_ids', 'line'], ['pieces'], []),
      node('Reshape', ['valid_ids', 'line'], ['valid'], []),
      node('Cast', ['valid'], ['begins'], [integerAttribute('to', booleans)]),
      node('Equal', ['pieces', 'beginning'], ['is_beginning'], []),
      node('Equal', ['pieces', 'end'], ['is_end'], []),
      node('Or', ['is_beginning', 'is_end'], ['silent'], []),
      node('Not', ['silent'], ['spoken'], []),
      node('And', ['begins', 'spoken'], ['chosen'], []),
      node('Compress', ['pieces', 'chosen'], ['words'], [integerAttribute('axis', 0)]),
      node('Gather', ['capitals', 'words'], ['case_logits'], []),
      node('Gather', ['marks', 'words'], ['punct_logits'], []),
    ],
    constants: [
      tensor('line', [1], [-1], integers),
      tensor('beginning', [1], [reserved.indexOf('<s>')], shortIntegers),
      tensor('end', [1], [reserved.indexOf('</s>')], shortIntegers),
      tensor(
        'capitals',
        [all.length, choices],
        rows(({ capitals }) => capitals),
      ),
      tensor(
        'marks',
        [all.length, choices],
        rows(({ mark }) => mark),
      ),
    ],
    inputs: [
      value('token_ids', shortIntegers, ['texts', 'pieces']),
      value('valid_ids', shortIntegers, ['texts', 'pieces']),
      value('label_lens', shortIntegers, ['texts']),
    ],
    outputs: [value('case_logits', floats, ['words', choices]), value('punct_logits', floats, ['words', choices])],
    metadata: { COMMA: 1, PERIOD: 2, QUESTION: 3, UPPER: 1, CAP: 2, MIX_CASE: 3 },
  });
}
