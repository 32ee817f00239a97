import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { startServer } from '../support/running-server.ts';

it('COVERAGE.md names every operation of the interface, and no other', async () => {
  await using server = await startServer();
  const document = (await (await fetch(new URL('/openapi.json', server.address))).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const served = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const text = readFileSync(new URL('COVERAGE.md', import.meta.url), 'utf8');
  const listed = [...text.matchAll(/^\| `([A-Z]+ \/[^`]*)` +\|/gm)].map((match) => match[1]);
  assert.deepEqual(listed.sort(), served.sort());
});
