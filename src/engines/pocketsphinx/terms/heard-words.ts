import { readFile, writeFile } from 'node:fs/promises';
import { wordsOfModel } from './patch-language-model.ts';

export interface ModelFiles {
  readonly languageModel: string;
  readonly dictionary: string;
}

/** The lines of a dictionary, `word PH PH` or `word(2) PH PH`, whose words a language model has. */
export function heardWords(dictionary: string, words: ReadonlySet<string>): string {
  const lines = dictionary.split('\n').filter((line) => words.has(line.slice(0, line.search(/ |\(\d+\) |$/))));
  return `${lines.join('\n')}\n`;
}

export async function writeHeardWords({ languageModel, dictionary }: ModelFiles, path: string): Promise<void> {
  const [model, all] = await Promise.all([readFile(languageModel), readFile(dictionary, 'utf8')]);
  await writeFile(path, heardWords(all, wordsOfModel(model)), { flag: 'wx', mode: 0o600 });
}
