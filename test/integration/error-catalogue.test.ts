import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { type ErrorCode, type ErrorEntry, errorCatalogue } from '../../src/errors/catalogue.ts';
import { ServiceError } from '../../src/errors/service-error.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const entries = Object.entries(errorCatalogue) as [ErrorCode, ErrorEntry][];

/** Statuses that `facts.md` names, and those of HTTP that a server must be able to answer. */
const statuses = [400, 401, 403, 404, 405, 408, 412, 413, 414, 415, 417, 429, 431, 456, 500, 503, 504, 529];

describe('the error catalogue', () => {
  it('has stable names in snake case and statuses that the interface knows', () => {
    for (const [code, { status, message }] of entries) {
      assert.match(code, /^[a-z]+(_[a-z]+)*$/);
      assert.ok(statuses.includes(status), `${code}: ${status}`);
      // `facts.md`, Writing, has this text without a full stop.
      if (code !== 'target_language_not_supported') assert.match(message, /^[A-Z'{].*[.}]$/, code);
    }
  });

  it('calls those errors retryable that clients retry', () => {
    for (const [code, { status, retryable }] of entries)
      assert.equal(retryable, status === 408 || status === 429 || status >= 500, code);
  });

  it('is on the page of errors and in the OpenAPI document, entry by entry', () => {
    const page = readFileSync(join(root, 'docs/reference/errors.md'), 'utf8');
    const openApi = JSON.parse(readFileSync(join(root, 'docs/reference/openapi.json'), 'utf8')) as {
      components: { schemas: { Error: { properties: { code: { enum: string[] } } } } };
    };
    for (const [code] of entries) assert.ok(page.includes(`\`${code}\``), `${code} is missing on the page`);
    assert.deepEqual(
      openApi.components.schemas.Error.properties.code.enum.toSorted(),
      entries.map(([code]) => code).toSorted(),
    );
  });

  it('holds nothing that no code can raise', () => {
    const sources = globSync('src/**/*.ts', { cwd: root, exclude: ['src/errors/**', 'src/**/*.test.ts'] })
      .map((path) => readFileSync(join(root, path), 'utf8'))
      .join('\n');
    for (const [code] of entries) assert.ok(sources.includes(`'${code}'`), code);
  });

  it('fills the fields of a message and keeps the cause to itself', () => {
    const cause = new Error('secret');
    const error = new ServiceError('invalid_parameter', { parameter: 'text', reason: 'odd.' }, { cause });
    assert.equal(error.message, "Value for 'text' not supported: odd.");
    assert.equal(error.cause, cause);
    assert.equal(error.status, 400);
  });
});
