import {
  type AlterTableNode,
  type ColumnDefinitionNode,
  type CompiledQuery,
  type CreateTableNode,
  type Dialect,
  DummyDriver,
  Kysely,
  type OperationNode,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type ReferencesNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TableNode,
} from 'kysely';
import type { Migration } from '../../src/storage/database/migrations/migration.ts';

/** Statements are compiled as for each database and go nowhere. */
const dialects: readonly Dialect[] = [
  {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
  {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
];

/** Statements of a migration after which a release from before it could fail or lose data, on either database. */
export async function findBreakingSteps(migration: Pick<Migration, 'apply'>): Promise<readonly string[]> {
  const breaking = new Set<string>();
  for (const dialect of dialects) {
    const statements: CompiledQuery[] = [];
    await using database = new Kysely<unknown>({
      dialect,
      log: ({ query }) => {
        statements.push(query);
      },
    });
    await migration.apply(database);
    const additions = new Additions();
    for (const { query, sql } of statements) if (!additions.accept(query)) breaking.add(sql);
  }
  return [...breaking];
}

/** What a migration has made so far. Releases from before it know nothing of that, so it may be of any kind. */
class Additions {
  readonly #tables = new Set<string>();
  /** `table.column` */
  readonly #columns = new Set<string>();

  /** Whether a statement leaves releases from before the migration as they were. What is not known does not. */
  accept(statement: OperationNode): boolean {
    switch (statement.kind) {
      case 'SelectQueryNode':
        return true;
      case 'CreateTableNode':
        return this.#acceptTable(statement as CreateTableNode);
      case 'AlterTableNode':
        return this.#acceptAlteration(statement as AlterTableNode);
      case 'CreateIndexNode': {
        const { table, unique } = statement as OperationNode & { table?: TableNode; unique?: boolean };
        return unique !== true || this.#isNew(table);
      }
      case 'InsertQueryNode':
        return this.#isNew((statement as OperationNode & { into?: TableNode }).into);
      case 'UpdateQueryNode':
        return this.#acceptUpdate(statement as unknown as Update);
      default:
        return false;
    }
  }

  #acceptTable({ table, columns, constraints = [] }: CreateTableNode): boolean {
    this.#tables.add(nameOf(table));
    const references = [
      ...columns.flatMap((column) => column.references ?? []),
      // A foreign key of several columns has its action beside its references.
      ...constraints.flatMap((constraint) =>
        constraint.kind === 'ForeignKeyConstraintNode'
          ? [{ ...constraint.references, ...(constraint.onDelete && { onDelete: constraint.onDelete }) }]
          : [],
      ),
    ];
    return references.every((reference) => this.#letsRemove(reference));
  }

  #acceptAlteration({ kind: _, table, columnAlterations = [], ...others }: AlterTableNode): boolean {
    if (this.#isNew(table)) return true;
    if (columnAlterations.length === 0 || Object.values(others).some((part) => part !== undefined)) return false;
    return columnAlterations.every((alteration) => {
      if (alteration.kind !== 'AddColumnNode') return false;
      const { column } = alteration;
      this.#columns.add(`${nameOf(table)}.${column.column.column.name}`);
      return this.#mayBeLeftOut(column);
    });
  }

  /** Rows that do not name the column can be written and removed. */
  #mayBeLeftOut({
    kind: _,
    column: __,
    dataType: ___,
    notNull,
    defaultTo,
    references,
    ...others
  }: ColumnDefinitionNode) {
    const restricts = Object.values(others).some((part) => part !== undefined && part !== false);
    return !restricts && (notNull !== true || defaultTo !== undefined) && (!references || this.#letsRemove(references));
  }

  /** An older release removes rows without those that refer to them. */
  #letsRemove({ table, onDelete }: ReferencesNode): boolean {
    return this.#isNew(table) || onDelete === 'cascade' || onDelete === 'set null';
  }

  #acceptUpdate({ table, updates = [] }: Update): boolean {
    if (table?.kind !== 'TableNode') return false;
    if (this.#isNew(table)) return true;
    return updates.every(
      ({ column }) =>
        column.kind === 'ColumnNode' && this.#columns.has(`${nameOf(table)}.${column.column?.name ?? ''}`),
    );
  }

  #isNew(table: TableNode | undefined): boolean {
    return table !== undefined && this.#tables.has(nameOf(table));
  }
}

interface Update {
  readonly table?: TableNode;
  readonly updates?: readonly { readonly column: { readonly kind: string; readonly column?: { name: string } } }[];
}

function nameOf({ table }: TableNode): string {
  return table.identifier.name;
}
