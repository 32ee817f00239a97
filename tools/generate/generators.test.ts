import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { errorCatalogue } from '../../src/errors/catalogue.ts';
import { clientMessages, serverMessages } from '../../src/realtime/messages.ts';
import { reasons } from '../../src/realtime/reasons.ts';
import { staleFiles } from './compare.ts';
import { renderConfigurationPage } from './configuration-page.ts';
import { renderErrorPage } from './error-page.ts';
import { renderRealtimePage } from './realtime-page.ts';

const root = mkdtempSync(join(tmpdir(), 'dragoman-generate-'));
after(() => rmSync(root, { recursive: true }));

describe('generated files', () => {
  it('are stale when absent or changed by hand, and only then', async () => {
    const generator = { name: 'a page', output: 'page.md', produce: async () => 'right\n' };
    assert.deepEqual(await staleFiles(root, [generator]), [{ generator, text: 'right\n' }]);
    writeFileSync(join(root, 'page.md'), 'changed\n');
    assert.equal((await staleFiles(root, [generator])).length, 1);
    writeFileSync(join(root, 'page.md'), 'right\n');
    assert.deepEqual(await staleFiles(root, [generator]), []);
  });
});

describe('the error page', () => {
  it('has a line for every error, under its status', () => {
    const page = renderErrorPage(errorCatalogue);
    for (const code of Object.keys(errorCatalogue)) assert.ok(page.includes(`| \`${code}\` |`), code);
    assert.match(page, /## 456 Quota exceeded\n\n.*\n.*\n\| `quota_exceeded` \| no \|/);
  });

  it('keeps a bar in a message from breaking the table', () => {
    assert.match(renderErrorPage({ a: { status: 400, retryable: false, message: 'x | y' } }), /\| x \\\| y \|/);
  });
});

describe('the page of realtime messages', () => {
  it('has every kind and reason, and the fields of objects in lists', () => {
    const page = renderRealtimePage(clientMessages, serverMessages, reasons);
    for (const kind of Object.keys({ ...clientMessages, ...serverMessages }))
      assert.ok(page.includes(`### \`${kind}\``), kind);
    for (const [name, code] of Object.entries(reasons)) assert.ok(page.includes(`| ${code} | \`${name}\` |`), name);
    assert.ok(page.includes('| `concluded[].start_time` | integer | yes | Milliseconds'));
    assert.ok(page.includes('| `data` | list of binary | yes | An element that cannot be cut.'));
    assert.ok(page.includes('| `content_type` | string | no | On the first chunk only. |'));
  });
});

describe('the configuration page', () => {
  it('gives both names of a setting and marks secrets', () => {
    const page = renderConfigurationPage([
      { name: 'DRAGOMAN_API_KEY', fallback: 'made', description: 'A key.', secret: true },
    ]);
    assert.ok(
      page.includes('| `DRAGOMAN_API_KEY` | `apiKey` | made | A key. Secret: `DRAGOMAN_API_KEY_FILE` may name a file'),
    );
  });
});
