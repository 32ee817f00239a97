import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { encodeMessage, RawPipeline } from '../anchors/raw-pipeline.ts';
import type { Paragraph } from './made/made-text.ts';

const messageCharacters = 1_000;

/** Apertium's own way with documents, as it is installed; its seconds, from the start of the process. */
export async function translateWithApertium(format: string, path: string, result: string): Promise<number> {
  const started = performance.now();
  await promisify(execFile)('/usr/bin/apertium', ['-u', '-f', format, 'eng-spa', path, result], {
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8' },
  });
  return (performance.now() - started) / 1_000;
}

/** The engine alone with the same sentences, in messages of the length that documents are sent in, one under way. */
export async function translateRaw(paragraphs: readonly Paragraph[]): Promise<number> {
  using pipeline = new RawPipeline();
  await pipeline.send(encodeMessage(['The house is red.']));
  const started = performance.now();
  for (const sentences of messagesOf(paragraphs)) await pipeline.send(encodeMessage(sentences));
  return (performance.now() - started) / 1_000;
}

function* messagesOf(paragraphs: readonly Paragraph[]): Generator<readonly string[]> {
  let message: string[] = [];
  let characters = 0;
  for (const sentence of paragraphs.flatMap(({ sentences }) => sentences)) {
    if (message.length > 0 && characters + sentence.length > messageCharacters) {
      yield message;
      message = [];
      characters = 0;
    }
    message.push(sentence);
    characters += sentence.length;
  }
  if (message.length > 0) yield message;
}
