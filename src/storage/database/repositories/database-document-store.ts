import type { Selectable } from 'kysely';
import type {
  DocumentEnd,
  DocumentJob,
  DocumentRecord,
  DocumentState,
  DocumentStore,
} from '../../../contracts/stores/documents.ts';
import type { Commits, Statement } from '../commits/commits.ts';
import type { Database } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';
import { compileStatement } from './compile-statement.ts';
import { UsageStatements } from './usage-statements.ts';

type Row = Selectable<DatabaseSchema['documents']>;

/** Reads on the database's own connection, writes by way of `commits`. */
export class DatabaseDocumentStore implements DocumentStore {
  readonly #database: Database;
  readonly #commits: Commits;
  readonly #usage: UsageStatements;

  constructor(database: Database, commits: Commits) {
    this.#database = database;
    this.#commits = commits;
    this.#usage = new UsageStatements(database);
  }

  async add(document: DocumentRecord): Promise<void> {
    await this.#commits.commit([compileStatement(this.#database.insertInto('documents').values(toRow(document)))]);
  }

  async find(id: string): Promise<DocumentRecord | undefined> {
    const row = await this.#database.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirst();
    return row && toDocument(row);
  }

  async setState(id: string, from: DocumentState, to: 'queued' | 'translating', at: Date): Promise<boolean> {
    if (from !== (to === 'queued' ? 'translating' : 'queued')) return false;
    return await this.#commits.commit([this.#change(id, [from], { state: to }, at)]);
  }

  async fail(id: string, message: string, at: Date): Promise<boolean> {
    const failed = this.#change(id, unfinished, { state: 'error', message }, at);
    return await this.#commits.commit([failed, ...this.#signalEnd(id)]);
  }

  async finish(id: string, { characters, addition, warnings }: DocumentEnd, at: Date): Promise<boolean> {
    const change = { state: 'done', billed_characters: characters, warnings: warnings.join(',') } as const;
    const done = this.#change(id, ['translating'], change, at);
    const counted = addition.amount === 0 ? [] : this.#usage.add([addition]);
    return await this.#commits.commit([done, ...counted, ...this.#signalEnd(id)]);
  }

  async setProgress(id: string, shown: Pick<DocumentRecord, 'expectedEndAt' | 'progress'>): Promise<void> {
    const update = this.#database
      .updateTable('documents')
      .set(progressColumns(shown))
      .where('id', '=', id)
      .where('state', '=', 'translating');
    await this.#commits.commit([compileStatement(update)]);
  }

  async claimDownload(id: string, nodeId: string, live: readonly string[]): Promise<boolean> {
    const update = this.#database
      .updateTable('documents')
      .set({ download_node: nodeId })
      .where('id', '=', id)
      .where('state', '=', 'done')
      .where(({ or, eb }) => or([eb('download_node', 'is', null), eb('download_node', 'not in', live)]));
    return await this.#commits.commit([{ ...compileStatement(update), mustChange: true }]);
  }

  async releaseDownload(id: string, nodeId: string): Promise<void> {
    const update = this.#database
      .updateTable('documents')
      .set({ download_node: null })
      .where('id', '=', id)
      .where('download_node', '=', nodeId);
    await this.#commits.commit([compileStatement(update)]);
  }

  async remove(id: string): Promise<boolean> {
    const removed = compileStatement(this.#database.deleteFrom('documents').where('id', '=', id));
    return await this.#commits.commit([{ ...removed, mustChange: true }]);
  }

  async listExpired(now: Date, limit: number): Promise<readonly string[]> {
    const rows = await this.#database
      .selectFrom('documents')
      .select('id')
      .where('expires_at', '<=', now.toISOString())
      .orderBy('expires_at')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  async listUnfinished(): Promise<readonly string[]> {
    const rows = await this.#database
      .selectFrom('documents')
      .select('id')
      .where('state', 'in', unfinished)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Clients may wait for it at other nodes. */
  #signalEnd(id: string): readonly Statement[] {
    return this.#database.differences.signalStatements({ documentEnd: id });
  }

  #change(
    id: string,
    from: readonly DocumentState[],
    change: Partial<Pick<Row, 'message' | 'warnings'> & { state: DocumentState; billed_characters: number }>,
    at: Date,
  ): Statement {
    const update = this.#database
      .updateTable('documents')
      .set({ ...change, updated_at: at.toISOString() })
      .where('id', '=', id)
      .where('state', 'in', from);
    return { ...compileStatement(update), mustChange: true };
  }
}

const unfinished: readonly DocumentState[] = ['queued', 'translating'];

/** A `DocumentJob` as JSON has it. */
type StoredJob = Omit<DocumentJob, 'encryptedFileName'> & { readonly encryptedFileName: string };

function toRow(document: DocumentRecord) {
  const { encryptedFileName, ...job } = document.job;
  const stored: StoredJob = { ...job, encryptedFileName: Buffer.from(encryptedFileName).toString('base64') };
  return {
    id: document.id,
    account_id: document.accountId,
    key_digest: Buffer.from(document.keyDigest).toString('hex'),
    state: document.state,
    job: JSON.stringify(stored),
    size: document.size,
    created_at: document.createdAt.toISOString(),
    updated_at: document.updatedAt.toISOString(),
    expires_at: document.expiresAt.toISOString(),
    billed_characters: document.billedCharacters ?? null,
    message: document.message ?? null,
    warnings: document.warnings.join(','),
    download_node: null,
    ...progressColumns(document),
  };
}

function progressColumns({ expectedEndAt, progress }: Pick<DocumentRecord, 'expectedEndAt' | 'progress'>) {
  return {
    expected_end_at: expectedEndAt?.toISOString() ?? null,
    progress: progress === undefined ? null : JSON.stringify(progress),
  };
}

function toDocument(row: Row): DocumentRecord {
  const { encryptedFileName, ...job }: StoredJob = JSON.parse(row.job);
  return {
    id: row.id,
    accountId: row.account_id,
    keyDigest: bytes(row.key_digest, 'hex'),
    state: row.state as DocumentState,
    job: { ...job, encryptedFileName: bytes(encryptedFileName, 'base64') },
    size: Number(row.size),
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
    expiresAt: new Date(row.expires_at),
    warnings: row.warnings === '' ? [] : row.warnings.split(','),
    ...(row.billed_characters === null ? {} : { billedCharacters: Number(row.billed_characters) }),
    ...(row.message === null ? {} : { message: row.message }),
    ...(row.expected_end_at === null ? {} : { expectedEndAt: new Date(row.expected_end_at) }),
    ...(row.progress === null ? {} : { progress: JSON.parse(row.progress) }),
    ...(row.download_node === null ? {} : { downloadNode: row.download_node }),
  };
}

function bytes(text: string, encoding: 'hex' | 'base64'): Uint8Array {
  return new Uint8Array(Buffer.from(text, encoding));
}
