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
  /** `'found'` means every engine that is installed. */
  readonly engines: readonly string[] | 'found';
  readonly apertiumDir: string;
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

/** Third step of the configuration: what must never be logged, kept apart and handed only to what needs it. */
export interface Secrets {
  readonly adminKey: string | undefined;
  readonly apiKey: string | undefined;
}
