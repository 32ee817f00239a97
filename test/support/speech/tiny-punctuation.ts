/**
 * Models for punctuation of a few hundred bytes that look each word up in a table: behind `however` is a comma, behind `tea` a
 * sentence ends, and behind `what` is a question mark. They test that models are loaded and run, not that marks are right.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { floats, model, node, shortIntegers, tensor, value } from './onnx-writer.ts';

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
