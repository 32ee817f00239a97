import assert from 'node:assert/strict';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { createCanvas } from '@napi-rs/canvas';
import type { GreyPicture } from '../../src/contracts/documents/text-recognizer.ts';
import { TesseractRecognizer } from '../../src/formats/shared/recognition/tesseract-recognizer.ts';
import { TemporaryFolder } from './stores-fixtures.ts';
import { describeTextRecognizer } from './text-recognizer.ts';

function pictureOf(lines: readonly string[]): GreyPicture {
  const [width, height] = [800, 80 + 60 * lines.length];
  const context = createCanvas(width, height).getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#111';
  context.font = '34px "Liberation Sans"';
  for (const [index, line] of lines.entries()) context.fillText(line, 40, 70 + 60 * index);
  const { data } = context.getImageData(0, 0, width, height);
  return { width, height, pixels: Uint8Array.from({ length: width * height }, (_, index) => data[index * 4] ?? 255) };
}

const picture = pictureOf(['The harbour opens in the morning.', 'Boats leave every hour.']);

describeTextRecognizer('Tesseract', {
  recognizer: new TesseractRecognizer(),
  picture,
  language: 'en',
  words: ['the', 'harbour', 'opens', 'in', 'morning', 'boats', 'leave', 'every', 'hour'],
  unknownLanguage: 'mi',
});

describe('Tesseract as a recognizer', () => {
  const signal = new AbortController().signal;
  const refused = { code: 'invalid_document' };

  /** A recognizer whose program is a shell script, which gets the words of the command line. */
  async function withProgram(script: string, test: (recognizer: TesseractRecognizer) => Promise<void>): Promise<void> {
    using folder = new TemporaryFolder();
    const path = join(folder.path, 'tesseract');
    writeFileSync(path, `#!/bin/sh\ncase "$1" in --list-langs) echo List; echo eng; exit 0;; esac\n${script}\n`);
    chmodSync(path, 0o700);
    await test(new TesseractRecognizer({ searchPath: `${folder.path}:/usr/bin:/bin`, cpuSeconds: 1 }));
  }

  it('says what is missing where it is not installed, and refuses to read', async () => {
    const absent = new TesseractRecognizer({ searchPath: '/nowhere' });
    const health = await absent.health();
    assert.match(health.state === 'unavailable' ? health.reason : '', /install tesseract-ocr/u);
    assert.deepEqual(await absent.languages(), []);
    await assert.rejects(absent.recognize(picture, { language: 'en', signal }), refused);
  });

  it('refuses pictures that crash it, that take its time, and that make it write without an end', async () => {
    for (const script of ['exit 3', 'kill -SEGV $$', 'while :; do :; done', 'exec cat /dev/zero'])
      await withProgram(script, (recognizer) =>
        assert.rejects(recognizer.recognize(picture, { language: 'en', signal }), refused, script),
      );
  });

  it('finds no words in output that is none of its own', async () => {
    for (const script of [
      'cat >/dev/null; echo "<span class=ocrx_word"',
      'cat >/dev/null',
      'head -c 4000000 /dev/zero',
    ])
      await withProgram(script, async (recognizer) =>
        assert.deepEqual(await recognizer.recognize(picture, { language: 'en', signal }), [], script),
      );
  });
});
