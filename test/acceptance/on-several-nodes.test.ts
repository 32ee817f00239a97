import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { shareServices } from '../support/server-fleet.ts';

const ending = '.test.ts';
const folder = import.meta.dirname;

interface Table {
  readonly always: readonly string[];
  /** Those of `always` that run on four nodes; the others run on two. */
  readonly onFourNodes: readonly string[];
  /** With `TEST_ALL_ON_NODES=1`. */
  readonly onRequest: readonly string[];
  /** By reason. */
  readonly excused: Readonly<Record<string, readonly string[]>>;
}
const table: Table = JSON.parse(readFileSync(join(folder, 'on-several-nodes.json'), 'utf8'));

let services: Awaited<ReturnType<typeof shareServices>>;

/** The exit code of a test file, with what it printed. */
async function run(name: string, nodes: number): Promise<{ readonly code: number; readonly output: string }> {
  // With this variable, a test file of its own would report to this one instead of running.
  const { NODE_TEST_CONTEXT: _, ...environment } = process.env;
  const child = spawn(process.execPath, [join(folder, name + ending)], {
    env: { ...environment, ...services.environment, TEST_NODES: String(nodes) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk) => {
      output += chunk;
    });
  const [code] = await once(child, 'close');
  return { code, output };
}

describe('acceptance tests on several nodes', () => {
  before(async () => {
    services = await shareServices();
  });
  after(() => services[Symbol.asyncDispose]());

  it('are chosen or excused, each file once', () => {
    const files = readdirSync(folder).filter((file) => file.endsWith(ending));
    const listed = [...table.always, ...table.onRequest, ...Object.values(table.excused).flat()];
    assert.deepEqual(listed.toSorted(), files.map((file) => basename(file, ending)).toSorted());
  });

  it('run on four nodes for some of those that always run', () => {
    assert.ok(table.onFourNodes.length >= 2);
    assert.deepEqual(
      table.onFourNodes.filter((name) => !table.always.includes(name)),
      [],
    );
  });

  for (const name of [...table.always, ...(process.env.TEST_ALL_ON_NODES ? table.onRequest : [])]) {
    const nodes = table.onFourNodes.includes(name) ? 4 : 2;
    it(`pass on ${nodes}: ${name}`, async () => {
      const { code, output } = await run(name, nodes);
      assert.equal(code, 0, output);
    });
  }
});
