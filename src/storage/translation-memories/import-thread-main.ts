/** The thread behind `import-thread.ts`: content in, one finished file out. */
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { MemoryUnit } from '../../contracts/stores/translation-memories.ts';
import { TmxError } from '../../language/translation-memory/tmx/tmx-error.ts';
import { TmxReader } from '../../language/translation-memory/tmx/tmx-reader.ts';
import type { ImportReport, ImportRequest, ImportSettings } from './import-thread.ts';
import { MemoryWriter } from './memory-writer.ts';

const port = parentPort;
if (port === null) throw new Error('This module is started as a thread by import-thread.ts.');
const { memory, refuseEmpty, partPath, path } = workerData as ImportSettings;
const reader = new TmxReader(memory.sourceLanguage === undefined ? {} : { sourceLanguage: memory.sourceLanguage });
const writer = new MemoryWriter(partPath);

port.on('message', (request: ImportRequest) => {
  try {
    const message = answer(request);
    report(message);
    if (message.kind === 'finished') port.close();
  } catch (error) {
    if (!(error instanceof TmxError)) throw error;
    report({ kind: 'refused', line: error.line, reason: error.reason });
  }
});

function answer(request: ImportRequest): ImportReport {
  switch (request.kind) {
    case 'bytes':
      add(reader.push(request.bytes));
      break;
    case 'units':
      add(request.units);
      break;
    case 'end':
      if (request.format === 'tmx') add(reader.finish());
      return finish();
  }
  return { kind: 'taken', units: writer.count, skipped: reader.skipped };
}

function add(units: readonly MemoryUnit[]): void {
  for (const unit of units) writer.add(unit);
}

function finish(): ImportReport {
  const { sourceLanguage } = reader;
  if (sourceLanguage === undefined) throw new TmxError(1, 'The file does not say what its source language is.');
  if (refuseEmpty && writer.count === 0) throw new TmxError(reader.line, whyEmpty(sourceLanguage));
  const finished = writer.finish({ ...memory, sourceLanguage });
  // Still locked here, so that no other process takes the file for one that was left behind.
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  renameSync(partPath, path);
  syncFolder(dirname(path));
  syncFolder(dirname(dirname(path)));
  writer[Symbol.dispose]();
  return { kind: 'finished', memory: finished, skipped: reader.skipped };
}

function whyEmpty(sourceLanguage: string): string {
  return reader.skipped === 0
    ? 'The file ends without any unit (<tu>).'
    : `None of the ${reader.skipped} units has a text in the source language, ${sourceLanguage}, and one in another language.`;
}

function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function report(message: ImportReport): void {
  port?.postMessage(message);
}
