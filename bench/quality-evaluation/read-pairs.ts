import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A sentence in two languages. */
export interface SentencePair {
  readonly source: string;
  readonly target: string;
}

/**
 * The sentences that two files of a folder have in common, in the order of the first: `de.txt` with a sentence in each line, or
 * `de.conllu`, a treebank whose `sent_id` is the same in all languages.
 */
export function readPairs(folder: string, source: string, target: string): readonly SentencePair[] {
  const [sources, targets] = [readSentences(folder, source), readSentences(folder, target)];
  return [...sources].flatMap(([id, text]) => {
    const translation = targets.get(id);
    return translation === undefined ? [] : [{ source: text, target: translation }];
  });
}

function readSentences(folder: string, language: string): ReadonlyMap<string, string> {
  const treebank = join(folder, `${language}.conllu`);
  if (existsSync(treebank)) return readTreebank(readFileSync(treebank, 'utf8'));
  const lines = readFileSync(join(folder, `${language}.txt`), 'utf8')
    .trimEnd()
    .split('\n');
  return new Map(lines.map((line, index) => [String(index), line.trim()]));
}

function readTreebank(text: string): ReadonlyMap<string, string> {
  const sentences = new Map<string, string>();
  let id = '';
  for (const line of text.split('\n')) {
    if (line.startsWith('# sent_id = ')) id = line.slice('# sent_id = '.length).trim();
    if (line.startsWith('# text = ')) sentences.set(id, line.slice('# text = '.length).trim());
  }
  return sentences;
}
