import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { runCli } from '../support/run-cli.ts';

describe('dragoman detect', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-detect-'));
  after(() => rmSync(folder, { recursive: true }));

  it('prints the language of each argument or of standard input, and keeps nothing', async () => {
    const texts = ['Das Haus ist rot und niemand weiß, warum das so ist.', 'proton beam', '12 345'];
    const { code, stdout, stderr } = await runCli(['detect', ...texts], folder);
    assert.deepEqual(
      [code, stdout, stderr],
      [0, 'de\tGerman, which no engine here translates\nen\tEnglish, uncertain\n-\tno language\n', ''],
    );
    const input = 'Mañana por la mañana saldremos de viaje\ncon toda la familia.\n';
    const piped = await runCli(['detect', '--json'], folder, { input });
    assert.deepEqual(JSON.parse(piped.stdout), {
      results: [{ detected_language: 'es', detection_status: 'success' }],
    });
    assert.deepEqual(readdirSync(folder), []);
  });

  it('is what a translation goes by', async () => {
    const text = 'Das Haus ist rot und niemand weiß, warum das so ist.';
    const { code, stdout, stderr } = await runCli(['translate', '--to', 'en', text], folder);
    assert.deepEqual([code === 0, stdout], [false, '']);
    assert.match(stderr, /the text at index 0 is in German \(DE\).* dragoman models pull de-en/);
  });
});
