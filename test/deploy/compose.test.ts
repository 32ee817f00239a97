import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parse } from 'yaml';
import { settings } from '../../src/config/settings.ts';
import { longestStop } from './deploy-files.ts';

const root = join(import.meta.dirname, '../..');

const read = (path: string) => readFileSync(join(root, path), 'utf8');

describe('compose.yaml', () => {
  const { dragoman } = parse(read('compose.yaml')).services;

  it('passes every setting of .env, which may be absent', () => {
    assert.deepEqual(dragoman.env_file, [{ path: '.env', required: false }]);
    // What is under "environment" wins over the file, so it may hold only what the image fixes.
    const fixed = ['DRAGOMAN_HOST', 'DRAGOMAN_PORT', 'DRAGOMAN_DATA_DIR'];
    assert.deepEqual(Object.keys(dragoman.environment), fixed);
    const names = settings.map(({ name }) => name as string);
    for (const name of fixed) assert.ok(names.includes(name), name);
  });

  it('fixes the same values as the image, whose ports and volume it maps', () => {
    const image = read('Dockerfile');
    for (const [name, value] of Object.entries(dragoman.environment))
      assert.match(image, new RegExp(`${name}=${value}(\\s|$)`), name);
    for (const port of dragoman.ports) assert.match(port, /^127\.0\.0\.1:\d+:8080$/);
    assert.deepEqual(dragoman.volumes, ['data:/data']);
  });

  it('lets sessions and requests end before it stops the container', () => {
    assert.ok(Number.parseInt(dragoman.stop_grace_period, 10) > longestStop());
  });
});
