/**
 * `npm run bench -- pdf measure FOLDER [PAGES]`: reads the PDF files of a folder. `npm run bench -- pdf draw FILE PAGES FOLDER`: draws
 * the blocks of pages (`1,3,4`) as PNG files. `npm run bench -- pdf translate FOLDER [RESULTS]`: pseudo-translates the files;
 * `npm run bench -- pdf compare FOLDER RESULTS`: compares them with what that wrote. Made for files of others: nothing of them is kept.
 */
import { compareResults } from './compare-results.ts';
import { drawBlocks } from './draw-blocks.ts';
import { measureFolder } from './measure.ts';
import { translateFolder } from './translate.ts';

const [, task, path, pages = '3', folder] = process.argv.slice(2);
if (task === 'measure' && path !== undefined) await measureFolder(path, Number(pages));
else if (task === 'translate' && path !== undefined) await translateFolder(path, process.argv[5]);
else if (task === 'compare' && path !== undefined && process.argv[5] !== undefined)
  await compareResults(path, process.argv[5]);
else if (task === 'draw' && path !== undefined && folder !== undefined) {
  await drawBlocks(
    path,
    pages.split(',').map((page) => Number(page) - 1),
    folder,
  );
} else
  throw new Error(
    'npm run bench -- pdf measure FOLDER [PAGES], or: pdf draw FILE PAGES FOLDER, or: pdf translate FOLDER [RESULTS], or: pdf compare FOLDER RESULTS',
  );
