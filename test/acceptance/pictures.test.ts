import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createCanvas } from '@napi-rs/canvas';
import { TemporaryFolder } from '../contracts/stores-fixtures.ts';
import { readZip } from '../support/read-zip.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';
import { DocumentUser } from './documents-fixtures.ts';

const tesseract = '/usr/bin/tesseract';

/** A sign with one sentence. */
function sign(type: 'png' | 'jpeg'): Buffer {
  const canvas = createCanvas(900, 300);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fdf6e3';
  context.fillRect(0, 0, 900, 300);
  context.fillStyle = '#073642';
  context.font = '44px "Liberation Sans"';
  context.fillText('Our office is closed on Sunday.', 60, 160);
  return type === 'png' ? canvas.toBuffer('image/png') : canvas.toBuffer('image/jpeg', 92);
}

describe('pictures', { skip: existsSync(tesseract) ? false : 'Tesseract is not installed' }, () => {
  let server: RunningServer;
  let user: DocumentUser;
  const folder = new TemporaryFolder();
  before(async () => {
    server = await startServer();
    user = new DocumentUser(server);
  });
  after(async () => {
    folder[Symbol.dispose]();
    await server[Symbol.asyncDispose]();
  });

  const read = (name: string, content: Uint8Array): string => {
    const path = join(folder.path, name);
    writeFileSync(path, content);
    return execFileSync(tesseract, [path, '-', '-l', 'spa'], { stdio: ['ignore', 'pipe', 'ignore'] }).toString('utf8');
  };

  for (const [name, type] of [
    ['sign.png', 'png'],
    ['sign.jpg', 'jpeg'],
  ] as const)
    it(`are translated where their text was, and not billed: ${name}`, async () => {
      const handle = await user.uploaded(name, sign(type), { source_lang: 'EN', target_lang: 'ES' });
      const status = await user.ended(handle);
      assert.equal(status.status, 'done', JSON.stringify(status));
      assert.equal(status.billed_characters, 0);
      const result = await user.download(handle);
      assert.equal(result.type, `image/${type}`);
      const text = read(name, result.body);
      assert.match(text.replaceAll(/\s+/g, ' '), /Nuestra oficina está cerrada el domingo/);
    });

  it('are redrawn in presentations, which cost what others cost, unless their types are suppressed', async () => {
    const slides = readFileSync(new URL('../corpus/pptx/pictures.pptx', import.meta.url));
    const shown = async (fields: Record<string, string>): Promise<ReadonlyMap<string, Buffer>> => {
      const handle = await user.uploaded('slides.pptx', slides, { source_lang: 'EN', target_lang: 'ES', ...fields });
      const status = await user.ended(handle);
      assert.equal(status.status, 'done', JSON.stringify(status));
      assert.equal(status.billed_characters, 50_000);
      return readZip((await user.download(handle)).body);
    };
    const name = 'ppt/media/sign.png';
    const redrawn = (await shown({})).get(name) ?? Buffer.alloc(0);
    assert.match(read('redrawn.png', redrawn).replaceAll(/\s+/g, ' '), /La biblioteca está cerrada/);
    const kept = await shown({ input_conversion_options: 'version:1,suppress-image-types:logo-unknown' });
    assert.ok(kept.get(name)?.equals(readZip(slides).get(name) as Buffer));
    assert.ok(!kept.get('ppt/media/plan.jpeg')?.equals(readZip(slides).get('ppt/media/plan.jpeg') as Buffer));
  });

  it('that are damaged end with the reason', async () => {
    const status = await user.ended(await user.uploaded('a.png', sign('png').subarray(0, 400), { target_lang: 'ES' }));
    assert.equal(status.status, 'error');
    assert.match(JSON.stringify(status), /PNG|picture|damaged|ends/);
  });
});
