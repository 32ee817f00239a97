import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lastKnownMigration } from '../../src/storage/database/migrations/registry.ts';

const checkout = join(import.meta.dirname, '../..');

export interface NextRelease extends Disposable {
  readonly checkout: string;
  readonly migration: number;
  /** What its migration adds to the table of jobs. */
  readonly column: string;
}

/** The sources as they would be with one migration more, in a folder of its own. */
export function makeNextRelease(): NextRelease {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-next-'));
  for (const part of ['src', 'bin', 'languages', 'workflows', 'tools/launch', 'package.json', 'LICENSE'])
    cpSync(join(checkout, part), join(folder, part), { recursive: true });
  symlinkSync(join(checkout, 'node_modules'), join(folder, 'node_modules'));
  const migration = lastKnownMigration + 1;
  const column = 'of_the_next_release';
  const migrations = join(folder, 'src/storage/database/migrations');
  writeFileSync(
    join(migrations, 'next.ts'),
    `import type { Migration } from './migration.ts';

export const next: Migration = {
  number: ${migration},
  name: 'next',
  async apply(database) {
    await database.schema
      .alterTable('jobs')
      .addColumn('${column}', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
  },
};
`,
  );
  const registry = readFileSync(join(migrations, 'registry.ts'), 'utf8')
    .replace(/^/, "import { next } from './next.ts';\n")
    .replace(/,\n\];/, ',\n  next,\n];');
  writeFileSync(join(migrations, 'registry.ts'), registry);
  return {
    checkout: folder,
    migration,
    column,
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}
