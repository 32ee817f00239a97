/** The thread behind `api-page-files.ts`: evaluates the page's package of 4 MB, compresses its files, and ends. */
import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import scalar from '@scalar/fastify-api-reference';
import { type FastifyInstance, fastify } from 'fastify';
import { type ApiPageFile, apiPagePaths } from './api-page-files.ts';
import { inlineSources, pageHeaders } from './page-headers.ts';
import { type PreparedFile, prepareFile } from './prepared-file.ts';

const port = parentPort;
if (port === null) throw new Error('This module is started as a thread by api-page-files.ts.');

/** Before the program of the page. */
const scripts = ['api-page-sandbox.html', 'api-page-names.html'].map((name) => new URL(name, import.meta.url));

/** The page's own colours have contrasts of 3.1 to 4.3, where 4.5 is wanted (WCAG 2.2, 1.4.3), and it moves for readers who want no motion. */
const styles = `
.light-mode.light-mode {
  --scalar-color-2: #595959; --scalar-color-3: #616161;
  --scalar-color-green: #00703f; --scalar-color-orange: #a84300; --scalar-color-red: #b80000;
  --scalar-color-blue: #005fa3; --scalar-color-yellow: #705400;
}
.dark-mode.dark-mode {
  --scalar-color-2: #b8b8b8; --scalar-color-3: #a8a8a8;
  --scalar-color-green: #00c951; --scalar-color-orange: #fb9c4c; --scalar-color-red: #ff8589;
}
@media (prefers-reduced-motion: reduce) {
  *, ::before, ::after { animation: none !important; transition: none !important; }
}`;

const pages = await createPages();
for (const path of apiPagePaths) {
  const page = await pages.inject({ method: 'GET', url: path });
  if (page.statusCode !== 200) throw new Error(`The page's package answers ${path} with ${page.statusCode}.`);
  const { headers, encodings } = await prepare(page.rawPayload, String(page.headers['content-type']));
  // Copies, since a message takes the whole memory that a part of it is in.
  const copies = Array.from(encodings, ([name, bytes]) => [name, new Uint8Array(bytes).buffer] as const);
  const file: ApiPageFile = { path, headers, encodings: copies };
  port.postMessage(
    file,
    copies.map(([, buffer]) => buffer),
  );
}
await pages.close();

function prepare(content: Buffer, type: string): Promise<PreparedFile> {
  if (!type.startsWith('text/html')) return prepareFile(content, { 'content-type': type });
  const page = content
    .toString()
    .replace('<html>', '<html lang="en">')
    // Without it browsers ask for /favicon.ico.
    .replace(
      '</head>',
      () => `<link rel="icon" href="data:,">${scripts.map((path) => readFileSync(path, 'utf8')).join('')}</head>`,
    );
  const sources = {
    'script-src': ["'self'", ...inlineSources(page, 'script')],
    // Its program makes elements and attributes of style.
    'style-src': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
  } as const;
  const headers = pageHeaders(sources, [
    'allow-scripts',
    'allow-forms',
    'allow-modals',
    'allow-downloads',
    'allow-popups',
  ]);
  return prepareFile(Buffer.from(page), { 'content-type': type, ...headers });
}

async function createPages(): Promise<FastifyInstance> {
  const pages = fastify();
  await pages.register(scalar, {
    routePrefix: '/docs',
    configuration: {
      url: '../openapi.json',
      pageTitle: 'Dragoman API',
      withDefaultFonts: false,
      customCss: styles,
      telemetry: false,
      hideClientButton: true,
      showDeveloperTools: 'never',
      agent: { disabled: true },
      mcp: { disabled: true },
      authentication: { preferredSecurityScheme: 'key' },
    },
  });
  await pages.ready();
  return pages;
}
