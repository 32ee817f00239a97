import type { UploadSettings } from '../contracts/documents/upload-settings.ts';
import type { EnginePin, EngineSettings } from '../contracts/engines/engine-settings.ts';
import type { SignInSettings } from '../contracts/sign-in-settings.ts';
import type { Plan } from '../contracts/stores/accounts.ts';
import type { SessionLimits } from '../contracts/stores/console-sessions.ts';
import type { NodeRole } from '../contracts/stores/nodes.ts';
import type { ObjectStoreSettings, S3Credentials } from '../contracts/stores/object-store-settings.ts';
import type { OutboundSettings } from '../contracts/web/outbound-settings.ts';

export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent';

/** Everything the application is configured with, resolved and free of secrets, so it may be logged whole. */
export interface Config extends EngineSettings {
  /** Whether this process serves clients, works on jobs, or both. */
  readonly role: NodeRole;
  readonly host: string;
  readonly port: number;
  /** Of the health listener; undefined: there is none. */
  readonly healthPort: number | undefined;
  /** Of `/metrics` alone; undefined: it is on the main port. */
  readonly metricsPort: number | undefined;
  /** Undefined until the port is known: the server fills it in. */
  readonly publicUrl: string | undefined;
  /** Whether `/docs` is served. */
  readonly apiPage: boolean;
  /** Whether the web console and its sign-in are served. */
  readonly console: boolean;
  /** Whether administrators may install neural models from the console. */
  readonly modelPulls: boolean;
  /** Whether administrators may have set-up install Debian packages from the console. */
  readonly packageSetup: boolean;
  /** Whether administrators may try servers before they are configured. */
  readonly serverTrials: boolean;
  readonly sessions: SessionLimits;
  readonly signIn: SignInSettings;
  /** Where set-up builds the console. */
  readonly consoleFolder: string;
  /** Addresses and networks of proxies whose `X-Forwarded-*` headers count. */
  readonly trustedProxies: readonly { readonly address: string; readonly prefixLength: number }[];
  readonly dataDir: string;
  /** Undefined: objects are in the data folder. */
  readonly objectStore: ObjectStoreSettings | undefined;
  readonly firstAccount: { readonly plan: Plan };
  /** Developer keys that an account may have active. */
  readonly activeKeys: { readonly pro: number; readonly free: number };
  /** Host names of the Free base; `'all'` when every host is. */
  readonly freeHosts: ReadonlySet<string> | 'all';
  /** Host names of the second data centre, in lower case. */
  readonly usHosts: ReadonlySet<string>;
  readonly enginePins: readonly EnginePin[];
  readonly engineHeader: boolean;
  /** Whether short texts of interfaces are translated as message catalogues agree. */
  readonly interfacePhrases: boolean;
  /** What is done with a text in a language that is certain and has no engine for the target. */
  readonly unservedSource: 'refuse' | 'keep';
  readonly cache: {
    /** 0 means off. */
    readonly memoryBytes: number;
    /** 0 keeps nothing on disk. */
    readonly diskBytes: number;
  };
  readonly translationMemories: {
    /** Bytes of a TMX file. */
    readonly fileLimit: number;
    /** Imports at the same time. */
    readonly importSlots: number;
    /** Bytes of local copies, where memories are in an object store. */
    readonly cacheBytes: number;
  };
  readonly documents: UploadSettings & {
    /** From the upload on. */
    readonly retentionMilliseconds: number;
    /** Translated at the same time. */
    readonly workers: number;
    /** Folder with LibreOffice's program; undefined: where packages put it. */
    readonly libreOffice: string | undefined;
    /** How long a LibreOffice waits for the next document; 0: none does. */
    readonly libreOfficeIdleMilliseconds: number;
    /** Folder with fonts that the operator adds. */
    readonly fontsDir: string | undefined;
  };
  /** Of one network address, on all servers together. */
  readonly agentPollsPerMinute: number;
  /** What steps of workflows reach. */
  readonly outbound: OutboundSettings;
  /** Of an account, that have not ended. */
  readonly agentTasks: number;
  /** Lower case. */
  readonly authSchemes: ReadonlySet<string>;
  /** Keys are also taken from the query and from forms. */
  readonly legacyAuthKey: boolean;
  /** Milliseconds of processor time for the text work of one request, and of one document. */
  readonly textWork: { readonly interactive: number; readonly background: number };
  /** Requests are still served for so long, while the readiness probe already fails. */
  readonly shutdownDelayMilliseconds: number;
  readonly limits: {
    readonly requestTimeoutMilliseconds: number;
    readonly keyConcurrency: number;
    /** Undefined sets no limit. */
    readonly keyRequestsPerMinute: number | undefined;
    readonly accountConcurrency: number;
    readonly concurrency: number;
  };
  /** Sender of mails; undefined sends none. */
  readonly mailFrom: string | undefined;
  /** Of the disk of the data folder; 0 keeps nothing free. */
  readonly minimumFreeBytes: number;
  /** Undefined makes no backups by itself. */
  readonly backups: BackupSettings | undefined;
  readonly validateResponses: boolean;
  readonly logLevel: LogLevel;
}

export interface BackupSettings {
  readonly folder: string;
  readonly everyMilliseconds: number;
  /** How many stay. */
  readonly keep: number;
}

/** Third step of the configuration: what must never be logged, kept apart and handed only to what needs it. */
export interface Secrets {
  readonly adminKey: string | undefined;
  readonly apiKey: string | undefined;
  /** Of a PostgreSQL database, with user name and password; undefined: SQLite in the data folder. */
  readonly databaseUrl: string | undefined;
  /** With user name and password. */
  readonly smtpUrl: string | undefined;
  /** Of the object store; undefined: those of the standard AWS sources. */
  readonly objectStore: S3Credentials | undefined;
  /** What `/metrics` asks for; undefined: nothing. */
  readonly metricsToken: string | undefined;
  /** Of this server at the provider of OpenID Connect. */
  readonly oidcClientSecret?: string | undefined;
  /** By the id of the endpoint. */
  readonly llmApiKeys: ReadonlyMap<string, string>;
  /** Of the servers that recognize speech and that speak. */
  readonly transcriptionApiKey?: string | undefined;
  readonly synthesisApiKey?: string | undefined;
}
