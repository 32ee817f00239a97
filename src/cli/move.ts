import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { loadProcessConfiguration } from '../config/load-process-configuration.ts';
import { readSettings } from '../config/read-settings.ts';
import { resolveConfiguration } from '../config/resolve-config.ts';
import { type CopiedObjects, copyObjects } from '../storage/move/copy-objects.ts';
import { finishMove, moveDatabase } from '../storage/move/move-database.ts';
import { moveMemories } from '../storage/move/move-memories.ts';
import { isOfMemory } from '../storage/translation-memories/memory-objects.ts';
import { systemClock } from '../time/system-clock.ts';
import { type CommandRun, writeJson } from './command-line/command-context.ts';
import { MisuseError } from './command-line/command-errors.ts';
import { parseCommandLine } from './command-line/parse-command-line.ts';
import { moveDescription } from './move/move-description.ts';
import { openInstallation } from './move/open-installation.ts';

const none: CopiedObjects = { objects: 0, bytes: 0 };

/** How files are named, by the first part of the names of their objects. Those of translation memories are moved with their memories. */
const labels: Readonly<Record<string, string>> = {
  documents: 'documents',
  'translation-memory-jobs': 'files to import',
  'quality-evaluations': 'quality evaluations',
  'agent-tasks': 'agent tasks',
  'voice-jobs': 'voice jobs',
};

/** `dragoman move`. */
export const runMove: CommandRun = async (args, context) => {
  const { values, positionals } = parseCommandLine(args, moveDescription);
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new MisuseError('Give one file of settings.');
  const path = resolve(file);
  // Without a file, settings have their defaults, and those are another installation than the one that is meant.
  if (!existsSync(path)) throw new MisuseError(`${file}: no such file.`);
  const { signal, notify } = context;
  await using opened = new AsyncDisposableStack();
  const source = await openInstallation(loadProcessConfiguration(), opened);
  const target = await openInstallation(resolveConfiguration(readSettings({}, path), dirname(path)), opened);

  const tables = await moveDatabase(source.database, target.database, systemClock, signal, ({ table, rows }) =>
    notify(`${table}: ${rows} rows`),
  );
  const accounts = await source.database.selectFrom('accounts').select('id').execute();
  const ids = accounts.map(({ id }) => id);
  const memories = await moveMemories(source.memories, target.memories, ids, signal, (moved) =>
    notify(`translation memories: ${moved}`),
  );
  const copied = await copyObjects(source.objects, target.objects, isOfMemory, signal, (folder, { objects, bytes }) =>
    notify(`${labelOf(folder)}: ${objects} files, ${bytes} bytes`),
  );
  await finishMove(target.database, systemClock);

  if (values.json === true) {
    writeJson(context, {
      tables,
      translation_memories: memories,
      document_files: copied.get('documents') ?? none,
      import_files: copied.get('translation-memory-jobs') ?? none,
      files: Object.fromEntries(copied),
    });
    return 0;
  }
  for (const { table, rows } of tables) if (rows > 0) context.write(`${table}: ${rows} rows, the same at both`);
  context.write(`translation memories: ${memories}, the same at both`);
  for (const [folder, { objects, bytes }] of copied)
    context.write(`${labelOf(folder)}: ${objects} files (${bytes} bytes), the same at both`);
  context.write('Moved. Start the servers with the new settings; the old data stays where it is.');
  return 0;
};

function labelOf(folder: string): string {
  return labels[folder] ?? folder;
}
