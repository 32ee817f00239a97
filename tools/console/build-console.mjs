// Builds the console: web/ → web/dist, with hashed names and each file compressed beside itself. Run by set-up when the sources have
// changed, under the Node of the dependencies: node tools/console/build-console.mjs
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parse } from '@formatjs/icu-messageformat-parser';
import { build } from 'vite';
import { sourceHash } from '../setup/console.mjs';

const root = resolve(import.meta.dirname, '../..');
const web = join(root, 'web');
const finished = join(web, 'dist');
const draft = join(web, `dist.${process.pid}`);
const compressible = /\.(js|css|svg|json)$/;

/**
 * What every page needs, and the first page itself, are one file beside the entry: dozens of small ones cost the browser and the server
 * more than their bytes.
 */
const firstPage = {
  name: 'first',
  /** @type {['$initial']} */
  tags: ['$initial'],
  /** @param {string} id */
  test: (id) => !/\/(index\.html|main\.tsx)$/.test(id),
};

/** Messages are parsed here, so that the browser needs no parser. */
const parsedMessages = {
  name: 'parsed-messages',
  /** @type {'pre'} */
  enforce: 'pre',
  /** @param {string} code @param {string} id */
  transform(code, id) {
    if (!/\/messages\/[\w-]+\.json$/.test(id)) return undefined;
    const messages = Object.entries(JSON.parse(code)).map(([name, text]) => [name, parseMessage(text)]);
    return JSON.stringify(Object.fromEntries(messages));
  },
};

/** Plain texts stay texts. @param {string} text */
function parseMessage(text) {
  const [only, ...more] = parse(text, { captureLocation: false });
  return only?.type === 0 && more.length === 0 ? only.value : [only, ...more];
}

async function main() {
  const hash = sourceHash(root);
  await rm(draft, { recursive: true, force: true });
  await build({
    configFile: false,
    root: web,
    // Addresses are relative: a proxy may serve the pages under a path of its own.
    base: './',
    // The sources of React Aria have directives for other builds, each of which would be a warning.
    logLevel: 'error',
    plugins: [parsedMessages],
    resolve: { alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' } },
    build: {
      outDir: draft,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      target: 'es2022',
      cssCodeSplit: true,
      rolldownOptions: { output: { codeSplitting: { groups: [firstPage] } } },
    },
  });
  const page = await readFile(join(draft, 'index.html'), 'utf8');
  // The server writes the path in front of the console there.
  await writeFile(join(draft, 'index.html'), page.replaceAll('="./assets/', '="{{base}}/console/assets/'));
  const assets = join(draft, 'assets');
  await Promise.all(
    (await readdir(assets)).filter((name) => compressible.test(name)).map((name) => compress(join(assets, name))),
  );
  await writeFile(join(draft, 'built-from.txt'), `${hash}\n`);
  const before = join(web, `dist-before.${process.pid}`);
  await rename(finished, before).catch(() => undefined);
  await rename(draft, finished);
  await rm(before, { recursive: true, force: true });
}

/** @param {string} path */
async function compress(path) {
  const content = await readFile(path);
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, zipped)]);
}

await mkdir(web, { recursive: true });
await main().finally(() => rm(draft, { recursive: true, force: true }));
