import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readReference } from '../../src/language/tag-handling/xml-references.ts';

/** A sentence in two languages. */
export interface SentencePair {
  readonly source: string;
  readonly target: string;
}

type Sentences = Iterable<readonly [id: string, text: string]>;

/** By the ending of a file: how its sentences in one language are read, each with what it is named by in all languages. */
const readers: Readonly<Record<string, (text: string, language: string) => Sentences>> = {
  txt: readLines,
  conllu: readTreebank,
  tmx: readMemory,
  json: readQuestions,
};

/**
 * The sentences that the files of two languages in a folder have in common, in the order of the first: `de.txt` with a sentence in each
 * line, `de.conllu`, a treebank whose `sent_id` is the same in all languages, `de.tmx`, a memory whose `tuid` is, and `de.json`,
 * paragraphs and questions in the form of SQuAD. A language may have several of them.
 */
export function readPairs(folder: string, source: string, target: string): readonly SentencePair[] {
  const [sources, targets] = [readSentences(folder, source), readSentences(folder, target)];
  return [...sources].flatMap(([id, text]) => {
    const translation = targets.get(id);
    return translation === undefined ? [] : [{ source: text, target: translation }];
  });
}

function readSentences(folder: string, language: string): ReadonlyMap<string, string> {
  const found = Object.entries(readers).filter(([ending]) => existsSync(join(folder, `${language}.${ending}`)));
  if (found.length === 0) throw new Error(`${folder} has no sentences of ${language}.`);
  const sentences = new Map<string, string>();
  for (const [ending, read] of found)
    for (const [id, text] of read(readFileSync(join(folder, `${language}.${ending}`), 'utf8'), language))
      sentences.set(id, text.trim());
  return sentences;
}

function* readLines(text: string): Sentences {
  for (const [index, line] of text.trimEnd().split('\n').entries()) yield [String(index), line];
}

function* readTreebank(text: string): Sentences {
  let id = '';
  for (const line of text.split('\n')) {
    if (line.startsWith('# sent_id = ')) id = line.slice('# sent_id = '.length).trim();
    if (line.startsWith('# text = ')) yield [id, line.slice('# text = '.length)];
  }
}

function* readMemory(text: string, language: string): Sentences {
  for (const [, id = '', unit = ''] of text.matchAll(/<tu tuid="([^"]*)">(.*?)<\/tu>/gs))
    for (const [, written = '', segment = ''] of unit.matchAll(/<tuv xml:lang="([^"]*)">\s*<seg>(.*?)<\/seg>/gs))
      if (written.split('-')[0] === language) yield [id, decoded(segment)];
}

function decoded(text: string): string {
  return text.replaceAll(/&[^;\s]*;/g, (written) => readReference(written, 0)?.text ?? written);
}

interface Questions {
  readonly data: readonly {
    readonly paragraphs: readonly {
      readonly context: string;
      readonly qas: readonly { readonly id: string; readonly question: string }[];
    }[];
  }[];
}

function* readQuestions(text: string): Sentences {
  const { data } = JSON.parse(text) as Questions;
  for (const { context, qas } of data.flatMap(({ paragraphs }) => paragraphs)) {
    yield [`before ${qas[0]?.id}`, context.replaceAll(/\s*\n\s*/g, ' ')];
    for (const { id, question } of qas) yield [id, question];
  }
}
