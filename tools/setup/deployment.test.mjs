import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';

const root = join(import.meta.dirname, '../..');
/** @param {string} path */
const read = (path) => readFileSync(join(root, path), 'utf8');

describe('the container image', () => {
  it('has the Node of the dependencies', () => {
    const version = JSON.parse(read('package.json')).dependencies.node;
    assert.match(read('Dockerfile'), new RegExp(`^ARG NODE_VERSION=${version.replaceAll('.', '\\.')}$`, 'm'));
  });

  it('is given every file that it copies from outside', () => {
    const copied = [...read('Dockerfile').matchAll(/^COPY (?!--from)(.+)$/gm)].flatMap(([, paths = '']) =>
      paths.split(' ').slice(0, -1),
    );
    const admitted = read('.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1));
    assert.ok(copied.length > 5);
    for (const path of copied) {
      assert.ok(admitted.includes(path), `${path} is kept out by .dockerignore`);
      assert.ok(existsSync(join(root, path)), `${path} does not exist`);
    }
  });
});
