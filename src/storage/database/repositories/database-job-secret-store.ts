import { type Selectable, sql } from 'kysely';
import type { JobSecretStore, SealedSecret } from '../../../contracts/jobs/job-secrets.ts';
import type { Database } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

type SecretRow = Selectable<DatabaseSchema['job_secrets']>;

export class DatabaseJobSecretStore implements JobSecretStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** A job or a node may go at any moment: what is not there any more gets none. */
  async add(jobId: string, secrets: readonly SealedSecret[], { isOffered = false } = {}): Promise<boolean> {
    return this.#database.transaction().execute(async (transaction) => {
      if (secrets.length > 0) {
        const given = secrets.map(({ nodeId, sealed }) => sql`(${nodeId}, ${Buffer.from(sealed).toString('base64')})`);
        const insertion = transaction
          .with('given(node_id, sealed)', () => sql<Pick<SecretRow, 'node_id' | 'sealed'>>`(values ${sql.join(given)})`)
          .insertInto('job_secrets')
          .columns(['job_id', 'node_id', 'sealed'])
          .expression(({ selectFrom }) =>
            selectFrom('given')
              .innerJoin('nodes', 'nodes.id', 'given.node_id')
              .innerJoin('jobs', (join) => join.onTrue())
              .select(['jobs.id as job_id', 'nodes.id as node_id', 'given.sealed'])
              .where('jobs.id', '=', jobId)
              .modifyEnd(this.#database.differences.keepRows('jobs', 'nodes')),
          )
          .onConflict((conflict) => conflict.columns(['job_id', 'node_id']).doNothing());
        await this.#database.differences.executeUnread(transaction, insertion.compile());
      }
      const job = await transaction.selectFrom('jobs').select('kind').where('id', '=', jobId).executeTakeFirst();
      // Only now can the nodes claim it.
      if (job !== undefined && !isOffered) await this.#database.differences.signal(transaction, { jobs: job.kind });
      return job !== undefined;
    });
  }

  async find(jobId: string, nodeId: string): Promise<Uint8Array | undefined> {
    const row = await this.#database
      .selectFrom('job_secrets')
      .select('sealed')
      .where('job_id', '=', jobId)
      .where('node_id', '=', nodeId)
      .executeTakeFirst();
    return row && toBytes(row.sealed);
  }

  async listHolders(jobId: string): Promise<readonly string[]> {
    const rows = await this.#database
      .selectFrom('job_secrets')
      .select('node_id')
      .where('job_id', '=', jobId)
      .orderBy('node_id')
      .execute();
    return rows.map(({ node_id }) => node_id);
  }

  async listUnshared(from: string, to: string, limit: number, after = '') {
    const rows = await this.#database
      .selectFrom('job_secrets as held')
      .select(['held.job_id', 'held.sealed'])
      .where('held.node_id', '=', from)
      .where('held.job_id', '>', after)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('job_secrets as other')
              .select('other.job_id')
              .whereRef('other.job_id', '=', 'held.job_id')
              .where('other.node_id', '=', to),
          ),
        ),
      )
      .orderBy('held.job_id')
      .limit(limit)
      .execute();
    return rows.map(({ job_id, sealed }) => ({ jobId: job_id, sealed: toBytes(sealed) }));
  }
}

function toBytes(base64: string): Uint8Array {
  return new Uint8Array(Buffer.from(base64, 'base64'));
}
