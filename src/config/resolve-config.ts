import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plan } from '../contracts/stores/accounts.ts';
import type { NodeRole } from '../contracts/stores/nodes.ts';
import type { Config, Secrets } from './config.ts';
import {
  byPlan,
  chosenKey,
  databaseUrl,
  list,
  mailSender,
  mebibyte,
  mebibytes,
  oneOf,
  type ParseValue,
  publicUrl,
  type ReadSetting,
  serverUrl,
  smtpUrl,
  ValueProblem,
  wholeNumber,
  yesOrNo,
} from './parse-values.ts';
import { type GivenSettings, readSettings } from './read-settings.ts';
import { resolveOutbound } from './resolve-agent.ts';
import { resolveBackups } from './resolve-backups.ts';
import { resolveBergamot } from './resolve-bergamot.ts';
import { resolveDocuments } from './resolve-documents.ts';
import { engineList, enginePins, nextGenEngines } from './resolve-engine-names.ts';
import { resolveHosts } from './resolve-hosts.ts';
import { resolveLlm } from './resolve-llm.ts';
import { resolveObjectStore } from './resolve-object-store.ts';
import { proxyAddresses } from './resolve-proxies.ts';
import { resolveSessions } from './resolve-sessions.ts';
import { resolveSignIn } from './resolve-sign-in.ts';
import { resolveSpeechServers } from './resolve-speech-servers.ts';

/** All that is wrong with the configuration, in one error. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration has ${problems.length} problem(s):\n${problems.map((line) => `  - ${line}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

export interface ResolvedConfiguration {
  readonly config: Config;
  readonly secrets: Secrets;
}

/**
 * Reads environment and file and resolves both; `models` are added to DRAGOMAN_MODELS. Throws `ConfigError` with every
 * problem found.
 */
export function loadConfiguration(
  environment: Readonly<Record<string, string | undefined>>,
  workingDirectory: string,
  models: readonly string[] = [],
): ResolvedConfiguration {
  const given = readSettings(environment, resolve(workingDirectory, 'dragoman.config.json'));
  const get: GivenSettings['get'] = (name) =>
    name === 'DRAGOMAN_MODELS' ? [given.get(name), ...models].filter(Boolean).join(',') || undefined : given.get(name);
  return resolveConfiguration({ ...given, get }, workingDirectory);
}

/** Second and third step: strings into values, secrets apart. */
export function resolveConfiguration(given: GivenSettings, workingDirectory: string): ResolvedConfiguration {
  const problems = [...given.problems];
  const read: ReadSetting = (name, parse, fallback) => {
    const text = given.get(name);
    if (text === undefined) return fallback;
    try {
      return parse(text);
    } catch (error) {
      if (!(error instanceof ValueProblem)) throw error;
      problems.push(`${name}: ${error.message}`);
      return fallback;
    }
  };

  const dataDir = resolve(
    workingDirectory,
    read('DRAGOMAN_DATA_DIR', (text) => text, 'data'),
  );
  const engines = read<readonly string[] | 'found'>('DRAGOMAN_ENGINES', engineList, 'found');
  const llm = resolveLlm(read, (problem) => problems.push(problem));
  if (engines !== 'found' && engines.includes('llm') && llm.endpoints.length === 0)
    problems.push('DRAGOMAN_ENGINES: names llm, which needs DRAGOMAN_LLM_BASE_URL and DRAGOMAN_LLM_MODEL');
  const speech = resolveSpeechServers(read, (problem) => problems.push(problem));
  const bergamot = resolveBergamot(read, workingDirectory, dataDir);
  if (bergamot.models.atStart.length > 0 && engines !== 'found' && !engines.includes('bergamot'))
    problems.push('DRAGOMAN_MODELS: needs the engine bergamot, which DRAGOMAN_ENGINES leaves out');
  const plan = read('DRAGOMAN_PLAN', oneOf(['pro', 'pro_classic', 'free']), 'pro');
  const { objectStore, credentials } = resolveObjectStore(read, (problem) => problems.push(problem));
  const secrets: Secrets = {
    adminKey: read<string | undefined>('DRAGOMAN_ADMIN_KEY', adminKey, undefined),
    apiKey: read<string | undefined>('DRAGOMAN_API_KEY', developerKey(plan), undefined),
    databaseUrl: read<string | undefined>('DRAGOMAN_DATABASE_URL', databaseUrl, undefined),
    smtpUrl: read<string | undefined>('DRAGOMAN_SMTP_URL', smtpUrl, undefined),
    metricsToken: read<string | undefined>('DRAGOMAN_METRICS_TOKEN', token, undefined),
    objectStore: credentials,
    oidcClientSecret: read<string | undefined>('DRAGOMAN_OIDC_CLIENT_SECRET', (text) => text, undefined),
    llmApiKeys: llm.apiKeys,
    transcriptionApiKey: speech.transcriptionApiKey,
    synthesisApiKey: speech.synthesisApiKey,
  };
  if (secrets.databaseUrl !== undefined && given.get('DRAGOMAN_OBJECT_STORE_URL') === undefined)
    problems.push(
      'DRAGOMAN_OBJECT_STORE_URL: is needed with DRAGOMAN_DATABASE_URL, since servers that share a database share documents and translation memories; for a single server, a folder such as file:///var/lib/dragoman/objects is enough',
    );
  if (secrets.databaseUrl !== undefined && given.get('DRAGOMAN_BACKUP_FOLDER') !== undefined)
    problems.push('DRAGOMAN_BACKUP_FOLDER: holds backups of SQLite; back up PostgreSQL with its own tools (pg_dump)');
  const mailFrom = read<string | undefined>('DRAGOMAN_MAIL_FROM', mailSender, undefined);
  if (secrets.smtpUrl !== undefined && mailFrom === undefined)
    problems.push('DRAGOMAN_MAIL_FROM: is needed with DRAGOMAN_SMTP_URL');
  const concurrency = read('DRAGOMAN_MAX_CONCURRENCY', wholeNumber(1, 1_000_000), 1024);
  const perMinute = read('DRAGOMAN_KEY_REQUESTS_PER_MINUTE', wholeNumber(0, 1_000_000), 0);
  const requestTimeoutMilliseconds = read('DRAGOMAN_REQUEST_TIMEOUT', wholeNumber(1, 3600), 60) * 1000;
  const role = read<NodeRole>('DRAGOMAN_ROLE', oneOf(['all', 'api', 'worker']), 'all');
  if (role !== 'all' && secrets.databaseUrl === undefined)
    problems.push(
      `DRAGOMAN_ROLE: ${role} needs DRAGOMAN_DATABASE_URL, since nodes share their work through a database`,
    );
  const modelPulls = read('DRAGOMAN_CONSOLE_MODELS', yesOrNo, true);
  const config: Config = {
    role,
    host: read('DRAGOMAN_HOST', (text) => text, '127.0.0.1'),
    port: read('DRAGOMAN_PORT', wholeNumber(0, 65_535), 8080),
    healthPort: read<number | undefined>('DRAGOMAN_HEALTH_PORT', wholeNumber(0, 65_535), undefined),
    metricsPort: read<number | undefined>('DRAGOMAN_METRICS_PORT', wholeNumber(0, 65_535), undefined),
    publicUrl: read<string | undefined>('DRAGOMAN_PUBLIC_URL', publicUrl, undefined),
    apiPage: read('DRAGOMAN_API_PAGE', yesOrNo, true),
    console: read('DRAGOMAN_CONSOLE', yesOrNo, true),
    modelPulls,
    packageSetup: read('DRAGOMAN_CONSOLE_PACKAGES', yesOrNo, modelPulls),
    serverTrials: read('DRAGOMAN_SERVER_TRIALS', yesOrNo, true),
    sessions: resolveSessions(read),
    signIn: resolveSignIn(read, (problem) => problems.push(problem)),
    consoleFolder: fileURLToPath(new URL('../../web/dist', import.meta.url)),
    trustedProxies: read('DRAGOMAN_TRUSTED_PROXIES', proxyAddresses, []),
    dataDir,
    objectStore,
    firstAccount: { plan },
    activeKeys: read('DRAGOMAN_KEYS_PER_ACCOUNT', byPlan(wholeNumber(1, 1_000_000)), { pro: 25, free: 2 }),
    ...resolveHosts(read, plan, (problem) => problems.push(problem)),
    engines,
    nextGenEngines: new Set(read('DRAGOMAN_NEXT_GEN_ENGINES', nextGenEngines, ['llm'])),
    enginePins: read('DRAGOMAN_ENGINE_PINS', enginePins(llm.endpoints.map(({ id }) => id)), []),
    engineHeader: read('DRAGOMAN_ENGINE_HEADER', yesOrNo, true),
    interfacePhrases: read('DRAGOMAN_INTERFACE_PHRASES', oneOf(['on', 'off']), 'on') === 'on',
    unservedSource: read('DRAGOMAN_UNSERVED_SOURCE', oneOf(['refuse', 'keep']), 'refuse'),
    // As long as a request waits for one engine before it asks the next.
    answerMilliseconds: requestTimeoutMilliseconds / 2,
    harperIdleMilliseconds: read('DRAGOMAN_HARPER_IDLE', wholeNumber(0, 86_400), 300) * 1000 || Infinity,
    grammalecteIdleMilliseconds: read('DRAGOMAN_GRAMMALECTE_IDLE', wholeNumber(0, 86_400), 300) * 1000 || Infinity,
    apertiumDir: read('DRAGOMAN_APERTIUM_DIR', (text) => resolve(workingDirectory, text), '/usr/share/apertium'),
    hunspellDir: read('DRAGOMAN_HUNSPELL_DIR', (text) => resolve(workingDirectory, text), '/usr/share/hunspell'),
    speechModelsDir: read<string | undefined>(
      'DRAGOMAN_SPEECH_MODELS_DIR',
      (text) => resolve(workingDirectory, text),
      undefined,
    ),
    punctuation: read('DRAGOMAN_PUNCTUATION', oneOf(['rules', 'models', 'llm']), 'models'),
    languageToolUrl: read<string | undefined>('DRAGOMAN_LANGUAGETOOL_URL', serverUrl, undefined),
    ...bergamot,
    llmEndpoints: llm.endpoints,
    transcription: speech.transcription,
    synthesis: speech.synthesis,
    cache: {
      memoryBytes: read('DRAGOMAN_CACHE_SIZE', mebibytes(0), 64 * mebibyte),
      diskBytes: read('DRAGOMAN_CACHE_DISK_SIZE', mebibytes(0), 0),
    },
    translationMemories: {
      fileLimit: read('DRAGOMAN_TRANSLATION_MEMORY_SIZE', mebibytes(1), 1024 * mebibyte),
      cacheBytes: read('DRAGOMAN_TRANSLATION_MEMORY_CACHE_SIZE', mebibytes(1), 8192 * mebibyte),
      importSlots: read('DRAGOMAN_TRANSLATION_MEMORY_IMPORTS', wholeNumber(1, 1000), 2),
    },
    documents: resolveDocuments(read),
    agentTasks: read('DRAGOMAN_AGENT_TASKS', wholeNumber(1, 100_000), 100),
    agentPollsPerMinute: read('DRAGOMAN_AGENT_POLLS_PER_MINUTE', wholeNumber(1, 100_000), 12),
    outbound: resolveOutbound(read),
    authSchemes: new Set(
      read('DRAGOMAN_AUTH_SCHEMES', schemes, ['Service-Auth-Key', 'DeepL-Auth-Key']).map((name) => name.toLowerCase()),
    ),
    textWork: {
      interactive: read('DRAGOMAN_REQUEST_CPU_SECONDS', wholeNumber(1, 3600), 10) * 1000,
      background: read('DRAGOMAN_DOCUMENT_CPU_SECONDS', wholeNumber(1, 86_400), 300) * 1000,
    },
    legacyAuthKey: read('DRAGOMAN_LEGACY_AUTH_KEY', yesOrNo, false),
    shutdownDelayMilliseconds: read('DRAGOMAN_SHUTDOWN_DELAY', wholeNumber(0, 3600), 0) * 1000,
    limits: {
      requestTimeoutMilliseconds,
      keyConcurrency: read('DRAGOMAN_KEY_CONCURRENCY', wholeNumber(1, 100_000), 256),
      keyRequestsPerMinute: perMinute === 0 ? undefined : perMinute,
      accountConcurrency: read(
        'DRAGOMAN_ACCOUNT_CONCURRENCY',
        wholeNumber(1, 1_000_000),
        Math.max(1, Math.floor(concurrency / 2)),
      ),
      concurrency,
    },
    mailFrom,
    minimumFreeBytes: read('DRAGOMAN_MINIMUM_FREE_SPACE', mebibytes(0), 64 * mebibyte),
    backups: resolveBackups(read, workingDirectory),
    validateResponses: read('DRAGOMAN_VALIDATE_RESPONSES', yesOrNo, false),
    logLevel: read('DRAGOMAN_LOG_LEVEL', oneOf(['trace', 'debug', 'info', 'warn', 'error', 'silent']), 'info'),
  };
  if (problems.length > 0) throw new ConfigError(problems);
  return { config, secrets };
}

const token: ParseValue<string> = (text) => {
  if (!/^[\x21-\x7e]{16,}$/.test(text))
    throw new ValueProblem('must have at least 16 characters of ASCII, without spaces');
  return text;
};

const adminKey: ParseValue<string> = (text) => {
  if (!chosenKey(text).endsWith(':adm')) throw new ValueProblem('must end in ":adm", as every admin key does');
  return text;
};

function developerKey(plan: Plan): ParseValue<string> {
  return (text) => {
    const key = chosenKey(text);
    if (key.endsWith(':adm')) throw new ValueProblem('ends in ":adm", which marks admin keys');
    if (plan === 'free' && !key.endsWith(':fx')) throw new ValueProblem('must end in ":fx" when DRAGOMAN_PLAN is free');
    if (plan !== 'free' && key.endsWith(':fx'))
      throw new ValueProblem(`ends in ":fx", which marks Free keys, but DRAGOMAN_PLAN is ${plan}`);
    return key;
  };
}

const schemes: ParseValue<readonly string[]> = (text) => {
  const names = list(text);
  if (names.length === 0 || names.some((name) => !/^[!#$%&'*+.^_`|~\w-]+$/.test(name)))
    throw new ValueProblem('must be scheme names of the Authorization header, separated by commas');
  return names;
};
