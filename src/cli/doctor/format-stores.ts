import type { StoreCheck } from '../../contracts/stores/store-check.ts';
import type { DatabaseReport, ObjectStoreReport } from './doctor-report.ts';

/** Database and object store for people; nothing where both are in the data folder. */
export function storeLines(
  database: DatabaseReport,
  objectStore: ObjectStoreReport | null,
  verbose: boolean,
): readonly string[] {
  return [...databaseLines(database, verbose), ...objectStoreLines(objectStore, verbose)];
}

function databaseLines(database: DatabaseReport, verbose: boolean): readonly string[] {
  if (database.kind === 'sqlite') return [];
  const { server, name, version, problem, checks } = database;
  const where = `Database: PostgreSQL, ${name} at ${server}`;
  if (problem !== undefined) return [`${where} CANNOT BE USED:`, ...problem.split('\n').map((line) => `  ${line}`)];
  return [`${where} (version ${version}): ${summary(checks)}`, ...checkLines(checks, verbose)];
}

function objectStoreLines(objectStore: ObjectStoreReport | null, verbose: boolean): readonly string[] {
  if (objectStore === null) return [];
  const { address, checks } = objectStore;
  return [`Object store: ${address}: ${summary(checks)}`, ...checkLines(checks, verbose)];
}

function summary(checks: readonly StoreCheck[]): string {
  const count = (outcome: StoreCheck['outcome']): number => checks.filter((check) => check.outcome === outcome).length;
  const [failures, warnings] = [count('failure'), count('warning')];
  const found = [
    ...(failures > 0 ? [`${failures} FAILED`] : []),
    ...(warnings > 0 ? [`${warnings} with warnings`] : []),
  ];
  return found.length === 0 ? `all ${checks.length} checks passed` : `of ${checks.length} checks ${found.join(', ')}`;
}

const marks = { ok: 'ok', warning: 'WARNING', failure: 'FAILED' } as const;

function checkLines(checks: readonly StoreCheck[], verbose: boolean): readonly string[] {
  return checks
    .filter(({ outcome }) => verbose || outcome !== 'ok')
    .flatMap(({ name, outcome, found, advice }) => [
      `  ${marks[outcome]} ${name}: ${found}`,
      ...(advice === undefined ? [] : [`    ${advice}`]),
    ]);
}
