import { dirname, resolve } from 'node:path';
import { loadProcessConfiguration } from '../config/load-process-configuration.ts';
import { readSettings } from '../config/read-settings.ts';
import { resolveConfiguration } from '../config/resolve-config.ts';
import { copyObjects } from '../storage/move/copy-objects.ts';
import { finishMove, moveDatabase } from '../storage/move/move-database.ts';
import { moveMemories } from '../storage/move/move-memories.ts';
import { systemClock } from '../time/system-clock.ts';
import { type CommandRun, writeJson } from './command-line/command-context.ts';
import { MisuseError } from './command-line/command-errors.ts';
import { parseCommandLine } from './command-line/parse-command-line.ts';
import { moveDescription } from './move/move-description.ts';
import { openInstallation } from './move/open-installation.ts';

/** Objects of documents; those of translation memories are moved with their memories. */
const documents = 'documents/';
/** Files that wait to be imported. */
const imports = 'translation-memory-jobs/';

/** `dragoman move`. */
export const runMove: CommandRun = async (args, context) => {
  const { values, positionals } = parseCommandLine(args, moveDescription);
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new MisuseError('Give one file of settings.');
  const { signal, notify } = context;
  await using opened = new AsyncDisposableStack();
  const source = await openInstallation(loadProcessConfiguration(), opened);
  const path = resolve(file);
  const target = await openInstallation(resolveConfiguration(readSettings({}, path), dirname(path)), opened);

  const tables = await moveDatabase(source.database, target.database, systemClock, signal, ({ table, rows }) =>
    notify(`${table}: ${rows} rows`),
  );
  const accounts = await source.database.selectFrom('accounts').select('id').execute();
  const ids = accounts.map(({ id }) => id);
  const memories = await moveMemories(source.memories, target.memories, ids, signal, (moved) =>
    notify(`translation memories: ${moved}`),
  );
  const objects = await copyObjects(source.objects, target.objects, documents, signal, (copied) =>
    notify(`documents: ${copied.objects} files, ${copied.bytes} bytes`),
  );
  const waiting = await copyObjects(source.objects, target.objects, imports, signal, (copied) =>
    notify(`files to import: ${copied.objects}`),
  );
  await finishMove(target.database, systemClock);

  if (values.json === true) {
    writeJson(context, { tables, translation_memories: memories, document_files: objects, import_files: waiting });
    return 0;
  }
  for (const { table, rows } of tables) if (rows > 0) context.write(`${table}: ${rows} rows, the same at both`);
  context.write(`translation memories: ${memories}, the same at both`);
  context.write(`documents: ${objects.objects} files (${objects.bytes} bytes), the same at both`);
  if (waiting.objects > 0) context.write(`files to import: ${waiting.objects}, the same at both`);
  context.write('Moved. Start the servers with the new settings; the old data stays where it is.');
  return 0;
};
