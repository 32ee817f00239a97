// Makes one bundle of the modules of the server, since two thousand files take longer to load than the rest of a start. Run by set-up under
// the Node of the dependencies; does nothing where there is a bundle of these sources: node tools/bundle/bundle-server.mjs
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleRecord, findBundle } from '../../src/processes/find-bundle.ts';
import { step } from '../setup/progress.mjs';

/** @typedef {import('../../src/processes/find-bundle.ts').Bundle} Bundle */

/** Packages of many modules that nothing outside of `src` loads. All others stay as they are. */
const bundledPackages =
  /^(typebox|kysely|htmlparser2|domutils|domhandler|domelementtype|dom-serializer|entities)(\/|$)/;

/** What a module knows of its place: the address of another module, or its own. */
const place = /new URL\(\s*'(\.\.?\/[^']+\.ts)',\s*import\.meta\.url,?\s*\)|import\.meta\.(url|dirname|filename)/g;

/** Those that servers still load from, when they were started before the last set-ups. */
const keptBundles = 3;

/** Bundles are as deep in the checkout as this. */
const toRoot = '../../../../';

/**
 * Modules look for files beside themselves: they are told where they were. What they start as a thread or a process, or let a thread load, is
 * in the bundle as well, and has a file of its own.
 *
 * @param {string} root
 * @param {Bundle['sources'][number][]} sources receives what is bundled
 * @returns {import('rolldown').Plugin}
 */
function placesOfModules(root, sources) {
  return {
    name: 'places-of-modules',
    transform(code, id) {
      const path = relative(root, id);
      if (!path.startsWith('src/')) return undefined;
      const { size, mtimeMs } = statSync(id);
      sources.push([path, size, mtimeMs]);
      const placed = code.replaceAll(place, (_, module, kind) => {
        if (module !== undefined) {
          const started = join(dirname(id), module);
          const fileName = relative(join(root, 'src'), started).replaceAll('/', '.').replace(/ts$/, 'mjs');
          this.emitFile({ type: 'chunk', id: started, fileName });
          return `new URL(${JSON.stringify(fileName)}, import.meta.url)`;
        }
        if (kind === 'url') return `new URL(${JSON.stringify(toRoot + path)}, import.meta.url).href`;
        const place = `/${toRoot}${kind === 'dirname' ? dirname(path) : path}`;
        return `(import.meta.dirname + ${JSON.stringify(place)})`;
      });
      // Lines stay the same.
      return { code: placed, map: null };
    },
  };
}

/** Of this file. */
function ownSum() {
  return createHash('sha256')
    .update(readFileSync(import.meta.filename))
    .digest('hex');
}

/** @param {string} root */
function isCurrent(root) {
  if (findBundle(pathToFileURL(`${root}/`)) === undefined) return false;
  return JSON.parse(readFileSync(join(root, bundleRecord), 'utf8')).bundler === ownSum();
}

/** @param {string} root the checkout */
export async function bundleServer(root) {
  // Loaded where it is needed only.
  const { rolldown } = await import('rolldown');
  const name = `bundle-${Date.now()}`;
  const bundles = join(root, 'node_modules/.dragoman/bundles');
  const folder = join(bundles, name);
  // Versions of packages are in it.
  const { size, mtimeMs } = statSync(join(root, 'package.json'));
  /** @type {Bundle['sources'][number][]} */
  const sources = [['package.json', size, mtimeMs]];
  const build = await rolldown({
    input: join(root, 'src/cli/run-command.ts'),
    platform: 'node',
    external: (id) => /^[^./]/.test(id) && !bundledPackages.test(id),
    plugins: [placesOfModules(root, sources)],
    onLog(level, log) {
      if (level === 'warn') throw new Error(`The server cannot be bundled: ${log.message}`);
    },
  });
  await build.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    keepNames: true,
    sourcemap: true,
  });
  await build.close();
  const entry = relative(root, join(folder, 'run-command.mjs'));
  const draft = join(root, `${bundleRecord}.${process.pid}`);
  writeFileSync(draft, JSON.stringify({ entry, sources, bundler: ownSum() }));
  renameSync(draft, join(root, bundleRecord));
  for (const old of readdirSync(bundles).sort().slice(0, -keptBundles))
    rmSync(join(bundles, old), { recursive: true, force: true });
}

if (process.argv[1] && resolve(process.argv[1]) === import.meta.filename) {
  const root = resolve(import.meta.dirname, '../..');
  // 3: there is one of these sources.
  if (isCurrent(root)) process.exitCode = 3;
  else await step('bundling the modules of the server', () => bundleServer(root));
}
