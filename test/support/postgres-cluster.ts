import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { poll } from './poll.ts';

/** PostgreSQL refuses to run as root; Debian has this user on every machine. */
const unprivilegedUser = 'nobody';

/** What the programs run as. */
const owner = process.getuid?.() === 0 ? idsOf(unprivilegedUser) : undefined;

/** Fast, and as forgetful as a test may be: what a killed process of ours loses is another matter. */
const serverSettings = {
  fsync: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  shared_buffers: '32MB',
  listen_addresses: '',
  lc_messages: 'C',
};

/**
 * A PostgreSQL server of a test file, in a folder of its own, without a port: reached through a socket in that folder. It
 * ends with the process of the tests, however that ends.
 */
export class PostgresCluster implements AsyncDisposable {
  readonly #folder: string;
  readonly #settings: Readonly<Record<string, string>>;
  /** Undefined where the cluster is another process's. */
  #stop: (() => Promise<void>) | undefined;

  private constructor(folder: string, settings: Readonly<Record<string, string>>) {
    this.#folder = folder;
    this.#settings = { ...serverSettings, unix_socket_directories: folder, ...settings };
  }

  static async start(settings: Readonly<Record<string, string>> = {}): Promise<PostgresCluster> {
    const cluster = new PostgresCluster(mkdtempSync(join(tmpdir(), 'pg-')), settings);
    cluster.#make();
    await cluster.start();
    return cluster;
  }

  /** One that another process has started and ends, by its folder. */
  static join(folder: string): PostgresCluster {
    return new PostgresCluster(folder, {});
  }

  /** For `join`. */
  get folder(): string {
    return this.#folder;
  }

  #make(): void {
    if (owner !== undefined) chownSync(this.#folder, owner.uid, owner.gid);
    run('initdb', [
      `--pgdata=${this.#data}`,
      ...['--username=dragoman', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    ]);
    writeFileSync(join(this.#data, 'pg_hba.conf'), 'local all guarded scram-sha-256\nlocal all all trust\n');
  }

  get #data(): string {
    return join(this.#folder, 'data');
  }

  /** Of the server, whose connections are its children. */
  get processId(): number {
    return Number(readFileSync(join(this.#data, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
  }

  /** Again, after `stop`. */
  async start(): Promise<void> {
    const options = Object.entries(this.#settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    // The shell sees the end of its input when this process ends, and takes the server along.
    const script = '"$@" >"$0/log" 2>&1 & server=$!; read -r _; kill -INT $server; wait $server';
    const parameters = ['-c', script, this.#folder, program('postgres'), '-D', this.#data, ...options];
    const child = spawn('sh', parameters, { stdio: ['pipe', 'ignore', 'ignore'], ...owner });
    const exit = once(child, 'exit');
    this.#stop = async () => {
      child.stdin.end();
      await exit;
    };
    await poll(() => {
      if (child.exitCode !== null) throw new Error(readFileSync(join(this.#folder, 'log'), 'utf8'));
      return this.#isReady();
    });
  }

  /** Ends all connections. */
  async stop(): Promise<void> {
    await this.#stop?.();
  }

  /** With SIGKILL, all its processes. `start` follows. */
  async kill(): Promise<void> {
    this.#signal('SIGKILL');
    await this.stop();
  }

  /** It keeps its connections and takes new ones, and answers nothing until `resume`. */
  pause(): void {
    this.#signal('SIGSTOP');
  }

  resume(): void {
    this.#signal('SIGCONT');
  }

  /** Path of the socket that it listens on. */
  get socket(): string {
    return join(this.#folder, '.s.PGSQL.5432');
  }

  /** Address of a database of the cluster, `postgres` unless it is named. The server asks only `guarded` for a password. */
  url(database = 'postgres', parameters: Readonly<Record<string, string>> = {}, user = 'dragoman'): string {
    const query = new URLSearchParams({ host: this.#folder, ...parameters });
    return `postgres://${user}@/${database}?${query}`;
  }

  /** Address of an empty schema, which is to its users as a database of its own, but made at once. */
  async createSchema(): Promise<string> {
    const name = `suite_${randomUUID().replaceAll('-', '')}`;
    await this.execute(`create schema ${name}`);
    return this.url('postgres', { options: `-c search_path=${name}` });
  }

  /** Empties all tables of a schema but that of the migrations. */
  async emptyTables(address: string): Promise<void> {
    await this.execute(
      `do $$ begin
        execute (select 'truncate ' || string_agg(quote_ident(tablename), ', ') from pg_tables
          where schemaname = current_schema() and tablename <> 'schema_migrations');
      end $$`,
      address,
    );
  }

  /** When there is no connection of this name: the server finishes a statement before it notices that its client is gone. */
  async endOf(applicationName: string): Promise<void> {
    await poll(async () => {
      const rows = await this.execute(`select 1 from pg_stat_activity where application_name = '${applicationName}'`);
      return rows.length === 0;
    });
  }

  /** Runs statements as the owner of the cluster. */
  async execute(statements: string, address = this.url()): Promise<readonly Record<string, unknown>[]> {
    const client = new pg.Client(address);
    await client.connect();
    try {
      return (await client.query(statements)).rows;
    } finally {
      await client.end();
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#stop === undefined) return;
    await this.#stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** The first process before the others, so that it starts none meanwhile. */
  #signal(signal: NodeJS.Signals): void {
    const first = Number(readFileSync(join(this.#data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    const others = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
    for (const id of [first, ...others]) process.kill(id, signal);
  }

  async #isReady(): Promise<boolean> {
    try {
      await this.execute('select 1');
      return true;
    } catch {
      return false;
    }
  }
}

function run(name: string, parameters: readonly string[]): void {
  execFileSync(program(name), parameters, { stdio: 'pipe', cwd: tmpdir(), ...owner });
}

/** Debian keeps the programs of each major version in a folder of their own; the newest one is taken. */
function program(name: string): string {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).toSorted((one, other) => Number(other) - Number(one)) : [];
  const path = versions.map((version) => join(root, version, 'bin', name)).find((candidate) => existsSync(candidate));
  if (path === undefined) throw new Error(`There is no ${name} under ${root}: run "npm run setup test".`);
  return path;
}

function idsOf(user: string): { readonly uid: number; readonly gid: number } {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((candidate) => candidate.startsWith(`${user}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (uid === undefined) throw new Error(`This machine has no user ${user}.`);
  return { uid: Number(uid), gid: Number(gid) };
}
