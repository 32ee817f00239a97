import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statfsSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { poll } from '../support/poll.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';

/** A disk of a few MiB; undefined where this user may not mount one. */
function mountSmallDisk(): { readonly path: string; unmount(): void } | undefined {
  const path = mkdtempSync(join(tmpdir(), 'dragoman-small-disk-'));
  const remove = (): void => rmSync(path, { recursive: true, force: true });
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', path]).status !== 0) {
    remove();
    return undefined;
  }
  return {
    path,
    unmount() {
      spawnSync('umount', [path]);
      remove();
    },
  };
}

function fill(disk: string): void {
  const path = join(disk, 'filling');
  for (let bytes = 2 ** 20; bytes >= 512; bytes /= 2)
    for (;;) {
      const { bavail, bsize } = statfsSync(disk);
      if (bavail * bsize < bytes) break;
      try {
        writeFileSync(path, Buffer.alloc(bytes, 'x'), { flag: 'a' });
      } catch {
        break;
      }
    }
}

async function count(server: RunningServer): Promise<number> {
  const response = await server.request('/v2/usage');
  return ((await response.json()) as { character_count: number }).character_count;
}

describe('a full disk', () => {
  it('is answered 503 with Retry-After, seen in /readyz and metrics, and over by itself', async (test) => {
    const disk = mountSmallDisk();
    if (disk === undefined) return test.skip('only root can mount the small disk of this test');
    try {
      const dataDir = join(disk.path, 'data');
      mkdirSync(dataDir);
      await using server = await startServer({
        dataDir,
        environment: { DRAGOMAN_MINIMUM_FREE_SPACE: '1', DRAGOMAN_ENGINES: 'apertium' },
      });
      const translate = () => server.translate({ text: ['The house'], source_lang: 'EN', target_lang: 'ES' });
      const readiness = async () => {
        const response = await server.request('/readyz');
        const { checks } = (await response.json()) as { checks: { name: string; ready: boolean; reason?: string }[] };
        return { status: response.status, storage: checks.find(({ name }) => name === 'storage') };
      };
      assert.equal((await translate()).status, 200);
      assert.deepEqual(await readiness(), { status: 200, storage: { name: 'storage', ready: true } });
      const counted = await count(server);

      fill(disk.path);
      const upload = new FormData();
      upload.set('target_lang', 'ES');
      upload.set('source_lang', 'EN');
      upload.set('file', new File(['The house.\n'.repeat(1000)], 'x.txt'));
      const requests = [
        ...Array.from({ length: 10 }, translate),
        server.request('/v2/document', { method: 'POST', body: upload }),
        server.request('/v3/spoken-terms', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ name: 'x'.repeat(100) }),
        }),
      ];
      let answered = 0;
      let refused = 0;
      for (const response of await Promise.all(requests)) {
        const { code } = (await response.json()) as { code?: string };
        if (response.status === 200) answered++;
        else if (response.status === 503) {
          assert.equal(code, 'storage_unavailable');
          assert.match(response.headers.get('retry-after') ?? '', /^[1-9]/);
          refused++;
        } else assert.ok(response.status < 500, `${response.status} ${code}: ${server.output()}`);
      }
      assert.ok(refused > 0, 'the disk was not full');
      const red = await readiness();
      assert.equal(red.storage?.ready, false);
      assert.match(red.storage?.reason ?? '', /disk/);
      assert.match(await (await server.request('/metrics')).text(), /dragoman_storage_state\{state="(full|low)"\} 1/);

      truncateSync(join(disk.path, 'filling'), 0);
      await poll(async () => (await readiness()).storage?.ready === true);
      assert.equal((await translate()).status, 200);
      assert.equal(await count(server), counted + 9 * (answered + 1), 'what was answered is counted, and nothing else');
      assert.equal((await readiness()).status, 200);
    } finally {
      disk.unmount();
    }
  });
});
