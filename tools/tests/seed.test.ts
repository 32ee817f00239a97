import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { describe, it } from 'node:test';

/** Fails, so that the report shows what was drawn and from which seed. */
const property = `
import { test } from 'node:test';
import fc from 'fast-check';
test('drawn', () => {
  const drawn = fc.sample(fc.nat(), 1);
  throw new Error('drew ' + drawn + ' with the seed ' + fc.readConfigureGlobal().seed);
});`;

async function runProperty(...args: string[]): Promise<{ drawn: string | undefined; output: string; errors: string }> {
  const root = mkdtempSync(join(tmpdir(), 'dragoman-seed-'));
  try {
    mkdirSync(join(root, 'src'));
    symlinkSync(join(import.meta.dirname, '../../node_modules'), join(root, 'node_modules'));
    writeFileSync(join(root, 'src', 'property.test.ts'), property);
    const { NODE_TEST_CONTEXT: _, ...env } = process.env;
    const program = join(import.meta.dirname, 'main.ts');
    const child = spawn(process.execPath, [program, '--root', root, ...args], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [output, errors] = await Promise.all([readText(child.stdout), readText(child.stderr), once(child, 'close')]);
    return { drawn: output.match(/drew .*/)?.[0], output, errors };
  } finally {
    rmSync(root, { recursive: true });
  }
}

describe('the seed of properties', () => {
  it('is the same in every run', async () => {
    const { drawn } = await runProperty();
    assert.match(drawn ?? '', /^drew \d+ with the seed 1$/);
    assert.equal((await runProperty()).drawn, drawn);
  });

  it('is what the command line says, also a negative one', async () => {
    assert.match((await runProperty('--seed', '42')).drawn ?? '', / 42$/);
    assert.match((await runProperty('--seed=-42')).drawn ?? '', / -42$/);
  });

  it('is another in every run where it is random, and named', async () => {
    const seeds = await Promise.all(
      Array.from({ length: 2 }, async () => {
        const { drawn, output } = await runProperty('--seed', 'random');
        const seed = output.match(/^seed: (\d+)$/m)?.[1];
        assert.ok(seed !== undefined && drawn?.endsWith(` ${seed}`), output);
        return seed;
      }),
    );
    assert.notEqual(seeds[0], seeds[1]);
  });

  it('is refused where it is no number of 32 bits', async () => {
    for (const seed of ['many', '1.5', '4294967296']) {
      const { output, errors } = await runProperty('--seed', seed);
      assert.match(errors, new RegExp(`"${seed}" is neither`));
      assert.equal(output, '');
    }
  });
});
