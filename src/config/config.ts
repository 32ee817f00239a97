import type { Plan } from '../contracts/stores/accounts.ts';

export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent';

/** Everything the application is told from outside, resolved and free of secrets, so it may be logged whole. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Undefined until the port is known: the server fills it in. */
  readonly publicUrl: string | undefined;
  readonly dataDir: string;
  readonly firstAccount: { readonly plan: Plan };
  /** Host names of the Free base; `'all'` when every host is. */
  readonly freeHosts: ReadonlySet<string> | 'all';
  /** Host names of the second data centre, in lower case. */
  readonly usHosts: ReadonlySet<string>;
  /** `'found'` means every engine that is installed. */
  readonly engines: readonly string[] | 'found';
  /** Kinds of engines (ids of the registry). */
  readonly nextGenEngines: ReadonlySet<string>;
  readonly enginePins: readonly EnginePin[];
  readonly engineHeader: boolean;
  readonly apertiumDir: string;
  readonly models: {
    readonly folder: string;
    readonly searchFolders: readonly string[];
    /** Addresses and folders, tried in order; empty means the public index. */
    readonly indexUrls: readonly string[];
    readonly autoPull: boolean;
  };
  readonly bergamot: {
    readonly workers: number;
    readonly modelsPerWorker: number;
    /** Bytes of all workers together. */
    readonly memoryLimit: number;
    readonly idleMilliseconds: number;
  };
  readonly llmEndpoints: readonly LlmEndpointConfig[];
  readonly cache: {
    /** 0 means off. */
    readonly memoryBytes: number;
    /** 0 keeps nothing on disk. */
    readonly diskBytes: number;
  };
  /** Lower case. */
  readonly authSchemes: ReadonlySet<string>;
  readonly limits: {
    readonly requestTimeoutMilliseconds: number;
    readonly keyConcurrency: number;
    /** Undefined sets no limit. */
    readonly keyRequestsPerMinute: number | undefined;
    readonly concurrency: number;
  };
  readonly validateResponses: boolean;
  readonly logLevel: LogLevel;
}

/** Engines that alone may serve a pair. */
export interface EnginePin {
  /** Base language, or `*`. */
  readonly source: string;
  /** Language with its variants, a variant, or `*`. */
  readonly target: string;
  /** Ids or kinds, best first. */
  readonly engines: readonly string[];
}

export interface LlmEndpointConfig {
  readonly id: string;
  readonly baseUrl: string;
  readonly model: string;
  readonly weight: number;
  /** Undefined means those that general models handle. */
  readonly languages: readonly string[] | undefined;
  readonly concurrency: number;
  /** Undefined means what the server says. */
  readonly contextTokens: number | undefined;
}

/** Third step of the configuration: what must never be logged, kept apart and handed only to what needs it. */
export interface Secrets {
  readonly adminKey: string | undefined;
  readonly apiKey: string | undefined;
  /** By the id of the endpoint. */
  readonly llmApiKeys: ReadonlyMap<string, string>;
}
