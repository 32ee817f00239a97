import type { PostgresCluster } from '../../test/support/postgres-cluster.ts';

export interface RelationSize {
  readonly name: string;
  readonly kibibytes: number;
}

/** Tables of the queue and their indexes, by name. */
export async function relationSizes(cluster: PostgresCluster): Promise<readonly RelationSize[]> {
  const rows = await cluster.execute(`
    select relname, pg_relation_size(oid) / 1024 as kibibytes from pg_class
    where oid = any(array['jobs', 'job_leases', 'job_turns']::regclass[])
      or oid in (select indexrelid from pg_index where indrelid = any(array['jobs', 'job_leases', 'job_turns']::regclass[]))
    order by relname`);
  return rows.map(({ relname, kibibytes }) => ({ name: String(relname), kibibytes: Number(kibibytes) }));
}
