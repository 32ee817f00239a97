import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, it } from 'node:test';
import { createTestApp } from '../../../test/support/test-app.ts';
import { FakeTranslator } from '../../engines/fake/fake-translator.ts';
import { inspectServer } from './inspect-server.ts';

describe('the server that the doctor asks', () => {
  it('is ready, with the state of its engines', async () => {
    await using app = await createTestApp({ translators: [new FakeTranslator()] });
    const report = await inspectServer(`http://127.0.0.1:${await app.listen()}`);
    assert.equal(report?.state, 'ready');
    assert.deepEqual(
      report?.checks.find(({ name }) => name === 'fake'),
      { name: 'fake', ready: true },
    );
  });

  it('is not ready while no engine is', async () => {
    await using app = await createTestApp({ translators: [] });
    const report = await inspectServer(`http://127.0.0.1:${await app.listen()}`);
    assert.equal(report?.state, 'not_ready');
  });

  it('is absent where nobody listens, and strange where something else does', async () => {
    const other = createServer((_, response) => response.end('<p>Hello'));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    assert.equal((await inspectServer(address))?.state, 'strange');
    other.closeAllConnections();
    await new Promise((resolve) => other.close(resolve));
    assert.equal(await inspectServer(address), undefined);
  });
});
