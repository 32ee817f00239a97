import assert from 'node:assert/strict';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { comparable, fencesOf, runSamples, samplesOf } from '../support/documented-samples.ts';
import { adminKey, developerKey, type RunningServer, startServer } from '../support/running-server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const pages = globSync(['README.md', 'docs/{start,guides}/*.md'], { cwd: root }).sort();

/** Files that the samples send, by the names that they have there. */
function provideFiles(folder: string): void {
  cpSync(join(root, 'test/corpus/docx/guide-by-pandoc.docx'), join(folder, 'report.docx'));
  writeFileSync(join(folder, 'letter.txt'), 'Good morning.\nOur office is closed on Sunday.\n');
  writeFileSync(join(folder, 'furniture.csv'), 'table,mesa\nchair,silla\n');
  writeFileSync(
    join(folder, 'manuals.tmx'),
    `<?xml version="1.0"?><tmx version="1.4"><header srclang="en" segtype="sentence" datatype="plaintext" adminlang="en"
      o-tmf="sample" creationtool="sample" creationtoolversion="1"/><body><tu><tuv xml:lang="en"><seg>Press the green button.</seg></tuv>
      <tuv xml:lang="es"><seg>Pulse el botón verde.</seg></tuv></tu></body></tmx>`,
  );
}

describe('the samples of the documentation', () => {
  let server: RunningServer;
  let folder = '';
  before(async () => {
    server = await startServer({ environment: { DRAGOMAN_MODELS_SEARCH_DIRS: '/nowhere' } });
    folder = mkdtempSync(join(tmpdir(), 'dragoman-samples-'));
    provideFiles(folder);
  });
  after(async () => {
    await server[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true, force: true });
  });

  for (const page of pages) {
    const text = readFileSync(join(root, page), 'utf8');
    const samples = samplesOf(text);
    if (samples.length > 0)
      it(`print what ${page} shows`, async () => {
        const runs = await runSamples(samples, {
          folder,
          address: server.address,
          environment: {
            DRAGOMAN_API_KEY: developerKey,
            DRAGOMAN_DATA_DIR: server.dataDir,
            DRAGOMAN_PORT: new URL(server.address).port,
            ADMIN_KEY: adminKey,
          },
        });
        for (const [index, { line, output }] of samples.entries()) {
          const run = runs[index];
          assert.equal(run?.exitCode, 0, `${page}:${line} ended with ${run?.exitCode}: ${run?.output}`);
          if (output !== undefined)
            assert.deepEqual(
              comparable(output.form, run?.output ?? ''),
              comparable(output.form, output.text),
              `${page}:${line} prints something else`,
            );
        }
      });
  }

  it('are all run that send something to a server on this machine', () => {
    const unmarked = pages.flatMap((page) =>
      fencesOf(readFileSync(join(root, page), 'utf8'))
        .filter(({ information, text }) => information === 'sh' && /curl .*http:\/\/127\.0\.0\.1:8080/.test(text))
        .map(({ line }) => `${page}:${line}: mark the sample with "sh run"`),
    );
    assert.deepEqual(unmarked, []);
  });
});
