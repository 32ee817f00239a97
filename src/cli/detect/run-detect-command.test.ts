import assert from 'node:assert/strict';
import { PassThrough, Readable } from 'node:stream';
import { describe, it } from 'node:test';
import type { DetectedLanguage } from '../../features/detection/text-languages.ts';
import { MisuseError } from '../command-line/command-errors.ts';
import { parseDetectCommand, runDetectCommand } from './run-detect-command.ts';

const known: Readonly<Record<string, DetectedLanguage>> = {
  hello: { language: 'en', status: 'success' },
  casa: { language: 'es', status: 'insufficient_confidence' },
  駅: { language: 'ja', status: 'unsupported_language' },
  '12': { language: undefined, status: 'no_language_detected' },
};

async function run(args: readonly string[], input = '') {
  const lines: string[] = [];
  const seen: string[] = [];
  const code = await runDetectCommand(parseDetectCommand(args), {
    stdin: () => Readable.from([Buffer.from(input)]),
    stderr: new PassThrough(),
    signal: new AbortController().signal,
    write: (line) => void lines.push(line),
    async detect(texts) {
      seen.push(...texts);
      return texts.map((text) => known[text] ?? { language: 'de', status: 'success' });
    },
  });
  return { code, lines, seen };
}

describe('dragoman detect', () => {
  it('prints a line for each text, with the code before a tab', async () => {
    const { code, lines } = await run(['hello', 'casa', '駅', '12']);
    assert.equal(code, 0);
    assert.deepEqual(lines, [
      'en\tEnglish',
      'es\tSpanish, uncertain',
      'ja\tJapanese, which no engine here translates',
      '-\tno language',
    ]);
  });

  it('reads standard input as one text', async () => {
    for (const args of [[], ['-']]) {
      const { lines, seen } = await run(args, 'Das Haus\nist rot.\n');
      assert.deepEqual([lines, seen], [['de\tGerman'], ['Das Haus\nist rot.\n']]);
    }
  });

  it('prints the answer of the interface as JSON', async () => {
    const { lines } = await run(['--json', 'hello', '12']);
    assert.deepEqual(JSON.parse(lines.join('\n')), {
      results: [
        { detected_language: 'en', detection_status: 'success' },
        { detected_language: null, detection_status: 'no_language_detected' },
      ],
    });
  });

  it('does not mix standard input with texts', async () => {
    await assert.rejects(run(['-', 'hello']), MisuseError);
  });
});
