/** The thread behind `change-thread.ts`: one finished file out of another. */
import { constants, copyFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import type { ChangeSettings } from './change-thread.ts';
import { MemoryEditor } from './memory-editor.ts';

const { path, partPath, units } = workerData as ChangeSettings;
// Some file systems share what both files have in common.
copyFileSync(path, partPath, constants.COPYFILE_FICLONE);
using editor = new MemoryEditor(partPath);
for (const unit of units) editor.apply(unit);
const memory = editor.finish();
editor[Symbol.dispose]();
parentPort?.postMessage(memory);
