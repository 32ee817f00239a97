/**
 * `npm run bench -- code FOLDER [--keep-code off] [--to ES] [--list 40]`: translates every file of a folder through a server
 * and counts the identifiers that did not come back. Made for files of others: nothing of them is kept.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { DocumentUser } from '../../test/acceptance/documents-fixtures.ts';
import { startServer } from '../../test/support/running-server.ts';
import { findIdentifiers, missingIdentifiers } from './find-identifiers.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'keep-code': { type: 'string', default: 'auto' },
    to: { type: 'string', default: 'ES' },
    list: { type: 'string', default: '40' },
  },
});
const [, folder] = positionals;
if (folder === undefined) throw new Error('Name a folder: npm run bench -- code FOLDER');

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((name) => join(folder, name))
  .filter((path) => statSync(path).isFile())
  .sort();

interface Total {
  files: number;
  identifiers: number;
  changed: number;
  failed: number;
}

const totals = new Map<string, Total>();
const examples: string[] = [];
const server = await startServer();
try {
  const user = new DocumentUser(server);
  for (const path of files) {
    const extension = extname(path).slice(1);
    const total = totals.get(extension) ?? { files: 0, identifiers: 0, changed: 0, failed: 0 };
    totals.set(extension, total);
    const source = readFileSync(path, 'utf8');
    const result = await translate(user, `file.${extension}`, source);
    if (result === undefined) {
      total.failed += 1;
      continue;
    }
    total.files += 1;
    for (const count of findIdentifiers(source).values()) total.identifiers += count;
    for (const [word, count] of missingIdentifiers(source, result)) {
      total.changed += count;
      examples.push(`${relative(folder, path)}: ${word}${count > 1 ? ` (${count} times)` : ''}`);
    }
  }
} finally {
  await server[Symbol.asyncDispose]();
}
console.log('| type | files | identifiers | changed | not translated |\n|---|---:|---:|---:|---:|');
for (const [type, { files: read, identifiers, changed, failed }] of totals)
  console.log(`| ${type} | ${read} | ${identifiers} | ${changed} | ${failed} |`);
for (const example of examples.slice(0, Number(values.list))) console.log(example);

async function translate(user: DocumentUser, name: string, source: string): Promise<string | undefined> {
  const fields = { target_lang: values.to, keep_code: values['keep-code'] };
  const upload = await user.upload(name, source, fields);
  if (upload.status !== 200) return undefined;
  const handle = upload.json<Awaited<ReturnType<typeof user.uploaded>>>();
  const status = await user.ended(handle);
  return status.status === 'done' ? (await user.post(handle, '/result')).text : undefined;
}
