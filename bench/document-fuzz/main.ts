import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { documentFormats } from '../../src/formats/registry.ts';
import { corpusFiles, fuzzDocumentFilter, type MutationRun } from '../../test/contracts/document-fuzz.ts';
import { mutatePdf } from '../../test/support/mutate-pdf.ts';
import { mutateSyntax } from '../../test/support/mutate-syntax.ts';
import { mutateParts } from '../../test/support/mutate-zip.ts';
import { oneWord } from '../../test/support/one-word.ts';

/*
 * Mutated files for every format, or for those that are named: `npm run bench -- document-fuzz json --runs 10000`. The
 * tests do the same with fewer. `--keep-syntax` moves, doubles, removes and changes elements of XML and values of JSON instead of
 * bytes, for xcstrings, dita, xml, xliff and idml. `--first 1000` begins with a later run, `--folder` takes files of others, and
 * `--whole` has Tesseract read pictures, where else one word is found in each. Ends with an error that names file and run when a filter fails.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '2000' },
    first: { type: 'string', default: '0' },
    folder: { type: 'string' },
    whole: { type: 'boolean', default: false },
    'keep-syntax': { type: 'boolean', default: false },
  },
});
const corpus = join(import.meta.dirname, '../../test/corpus');
const [, ...names] = positionals;

/** Mutations of packed bytes change little but checksums. */
const packed: ReadonlySet<string> = new Set(['docx', 'epub', 'idml', 'odt', 'pptx', 'xlsx', 'zip']);

/** Formats that are recognised by their content, with folders of their own. */
const furtherFolders: Readonly<Record<string, readonly string[]>> = { xml: ['android'] };

for (const { load } of documentFormats.filter(({ id }) => names.length === 0 || names.includes(id))) {
  const filter = await load();
  const own = [filter.id, ...(furtherFolders[filter.id] ?? [])].map((folder) => join(corpus, folder));
  const folders = values.folder === undefined ? own : [values.folder];
  const files = (await Promise.all(folders.map((folder) => corpusFiles(filter, folder)))).flat();
  const runs = Number(values.runs);
  const started = performance.now();
  const inside = filter.id === 'pdf' ? { mutate: mutatePdf } : {};
  const bytes = packed.has(filter.id) ? { mutate: mutateParts } : inside;
  const slowest = { milliseconds: 0, name: '' };
  const mutation = values['keep-syntax'] ? { mutate: mutateSyntax } : bytes;
  const options = {
    files,
    runs,
    read: { sourceLanguage: 'en', targetLanguage: 'pl', conversion: {} },
    moveCodes: false,
    first: Number(values.first),
    ...(!values.whole && { recognizer: oneWord }),
    onRun: ({ run, file, milliseconds }: MutationRun): void => {
      if (milliseconds > slowest.milliseconds) Object.assign(slowest, { milliseconds, name: `run ${run}, ${file}` });
    },
    ...mutation,
  };
  const opened = await fuzzDocumentFilter(filter, options);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const most = `at most ${(slowest.milliseconds / 1000).toFixed(1)} s of processor time (${slowest.name})`;
  console.log(`${filter.id}: ${runs} mutated files, ${opened} of them opened, in ${seconds} s, ${most}`);
}
