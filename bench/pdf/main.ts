/**
 * `npm run bench -- pdf measure FOLDER [PAGES]`: reads the PDF files of a folder. `npm run bench -- pdf draw FILE PAGES FOLDER`: draws
 * the blocks of pages (`1,3,4`) as PNG files. `npm run bench -- pdf check FOLDER… [--results FOLDER] [--output PAGE]`: pseudo-translates
 * the files and compares results with sources. Made for files of others: nothing of them is kept. `npm run bench -- pdf mutate FOLDER
 * [--runs 5000] [--output PAGE]`: mutated files through processes as a server has them.
 */
import { parseArgs } from 'node:util';
import { checkFolders } from './check-folder.ts';
import { drawBlocks } from './draw-blocks.ts';
import { measureFolder } from './measure.ts';
import { mutateFiles } from './mutate-files.ts';

const { values, positionals } = parseArgs({
  args: process.argv.slice(3),
  allowPositionals: true,
  options: { results: { type: 'string' }, output: { type: 'string' }, runs: { type: 'string', default: '5000' } },
});
const [task, path, pages = '3', folder] = positionals;
if (task === 'measure' && path !== undefined) await measureFolder(path, Number(pages));
else if (task === 'check' && path !== undefined)
  await checkFolders({ folders: positionals.slice(1), results: values.results, output: values.output });
else if (task === 'mutate' && path !== undefined)
  await mutateFiles({ folder: path, runs: Number(values.runs), output: values.output });
else if (task === 'draw' && path !== undefined && folder !== undefined) {
  await drawBlocks(
    path,
    pages.split(',').map((page) => Number(page) - 1),
    folder,
  );
} else
  throw new Error(
    'npm run bench -- pdf measure FOLDER [PAGES], or: pdf draw FILE PAGES FOLDER, or: pdf check FOLDER… [--results FOLDER] [--output PAGE], or: pdf mutate FOLDER [--runs RUNS] [--output PAGE]',
  );
