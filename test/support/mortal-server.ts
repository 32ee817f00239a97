import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, describe } from 'node:test';
import { fileURLToPath } from 'node:url';
import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import { filesIn } from './files-in.ts';
import { PostgresCluster } from './postgres-cluster.ts';
import { recentDays } from './recent-days.ts';
import { s3Region, startS3Server } from './s3-server/s3-server.ts';
import { adminKey, developerKey } from './test-app.ts';

const childPath = fileURLToPath(new URL('../integration/documents-serving-child.ts', import.meta.url));
/** As `src/main.ts` begins: a quarter less processor time for each start. */
const resolveByFolder = new URL('../../tools/tests/resolve-by-folder.ts', import.meta.url).href;
const headers = { authorization: `DeepL-Auth-Key ${developerKey}` };

interface Analytics {
  readonly usage_report: { readonly total_usage: { readonly speech_to_text_milliseconds: number } };
}

/** A server that can be killed and started again on the same folder. */
export class MortalServer {
  /** Milliseconds of speech that its recognizer was given, for each start. */
  readonly heard: number[] = [];
  readonly #dataDir: string;
  readonly #environment: NodeJS.ProcessEnv;
  #child: ChildProcess | undefined;
  #address = '';

  constructor(dataDir: string, environment: NodeJS.ProcessEnv) {
    this.#dataDir = dataDir;
    this.#environment = { ...process.env, ...environment };
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, ['--import', resolveByFolder, childPath, this.#dataDir], {
      env: this.#environment,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    const run = this.heard.push(0) - 1;
    const ready = Promise.withResolvers<void>();
    createInterface(child.stdout).on('line', (line) => {
      const [what, number] = line.split(' ');
      if (what === 'heard') this.heard[run] = Number(number);
      if (what !== 'heard' && what !== 'port') console.error(line);
      if (what === 'port') {
        this.#address = `http://127.0.0.1:${number}`;
        ready.resolve();
      }
    });
    await ready.promise;
  }

  /** It has ended by itself. */
  get hasDied(): boolean {
    return this.#child !== undefined && (this.#child.exitCode !== null || this.#child.signalCode !== null);
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (child === undefined || this.hasDied) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  async post(path: string, body: Buffer | URLSearchParams, type: Record<string, string> = {}): Promise<Response> {
    const payload = body instanceof URLSearchParams ? body : new Uint8Array(body);
    return fetch(`${this.#address}${path}`, { method: 'POST', body: payload, headers: { ...headers, ...type } });
  }

  /** Nothing but what is in `init` is sent. `url` is an address of this server, as another port of it answered it. */
  async send(url: string, init: RequestInit): Promise<Response> {
    const { pathname, search } = new URL(url);
    return fetch(`${this.#address}${pathname}${search}`, init);
  }

  async get(path: string): Promise<Response> {
    return this.#ask(path, headers);
  }

  /** Of speech, since yesterday. */
  async countedMilliseconds(): Promise<number> {
    const path = `/v2/admin/analytics?${recentDays()}`;
    const answer = await this.#ask(path, { authorization: `DeepL-Auth-Key ${adminKey}` });
    const report = (await answer.json()) as Analytics;
    return report.usage_report.total_usage.speech_to_text_milliseconds;
  }

  async countedCharacters(): Promise<number> {
    const usage = (await (await this.get('/v2/usage')).json()) as { character_count: number };
    return usage.character_count;
  }

  /** Asks again while the server says that its stores are too busy. */
  async #ask(path: string, of: Record<string, string>): Promise<Response> {
    for (;;) {
      const answer = await fetch(`${this.#address}${path}`, { headers: of });
      if (answer.status !== 503) return answer;
      await answer.body?.cancel();
    }
  }
}

/** What a suite about a killed server works with, between its first and its last test. */
export interface MortalStage {
  readonly stores: MortalStores;
  readonly dataDir: string;
  readonly server: MortalServer;
}

/** Where servers that are killed keep what they have. */
export const mortalStores = [
  ['SQLite and files', storesInFolder],
  ['PostgreSQL and a bucket', storesOnServers],
] as const;

/** A suite about what a server leaves that is killed again and again, on each kind of stores. The stage is there in its tests. */
export function describeKilledServer(what: string, suite: (stage: MortalStage) => void): void {
  for (const [name, open] of mortalStores)
    describe(`${what} on ${name} of a server that is killed again and again`, () => {
      const stage = {} as { -readonly [Part in keyof MortalStage]: MortalStage[Part] };
      before(async () => {
        stage.stores = await open();
        stage.dataDir = mkdtempSync(join(tmpdir(), 'dragoman-killed-'));
        stage.server = new MortalServer(stage.dataDir, stage.stores.environment);
        await stage.server.start();
      });
      after(async () => {
        await stage.server.kill();
        await stage.stores[Symbol.asyncDispose]();
        rmSync(stage.dataDir, { recursive: true, force: true });
      });
      suite(stage);
    });
}

/** Where the database and the objects of a killed server are. */
export interface MortalStores extends AsyncDisposable {
  readonly environment: Readonly<Record<string, string>>;
  /** Names of objects that are there. */
  objects(dataDir: string): Promise<readonly string[]>;
}

async function storesInFolder(): Promise<MortalStores> {
  return {
    environment: {},
    objects: async (dataDir) => filesIn(join(dataDir, 'documents/objects')),
    async [Symbol.asyncDispose]() {},
  };
}

async function storesOnServers(): Promise<MortalStores> {
  const [database, server] = await Promise.all([PostgresCluster.start(), startS3Server()]);
  const { bucket } = await server.createBucket();
  return {
    environment: {
      DRAGOMAN_DATABASE_URL: database.url(),
      DRAGOMAN_OBJECT_STORE_URL: `s3://${bucket}?endpoint=${server.endpoint}&region=${s3Region}`,
      DRAGOMAN_OBJECT_STORE_KEY_ID: server.credentials.keyId,
      DRAGOMAN_OBJECT_STORE_SECRET: server.credentials.secret,
    },
    async objects() {
      const { Contents = [] } = await server.client.send(new ListObjectsV2Command({ Bucket: bucket }));
      return Contents.map(({ Key = '' }) => Key);
    },
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
    },
  };
}
