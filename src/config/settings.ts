/**
 * Every setting, in the order of `docs/reference/configuration.md`, which is generated from this table.
 *
 * A setting is read from the environment (`DRAGOMAN_DATA_DIR`) or from `dragoman.config.json` under its name in lower
 * camel case without the prefix (`dataDir`); the environment wins. `src/config` is the only place that knows either.
 */
export interface Setting {
  readonly name: `DRAGOMAN_${string}`;
  /** What happens when it is not set, for readers. */
  readonly fallback: string;
  readonly description: string;
  /** Its value never appears in logs or in `doctor`, and may be in a file that `<name>_FILE` names. */
  readonly secret?: true;
}

export const settings = [
  { name: 'DRAGOMAN_HOST', fallback: '127.0.0.1', description: 'Address to listen on; `0.0.0.0` for every interface.' },
  { name: 'DRAGOMAN_PORT', fallback: '8080', description: 'Port to listen on; `0` takes a free one.' },
  {
    name: 'DRAGOMAN_PUBLIC_URL',
    fallback: 'the `Host` header of the request',
    description:
      'Address under which clients reach the server, for links, OpenAPI and the API page. It may have a path, which a proxy may take off or leave in requests: `https://intra.example.com/dragoman`.',
  },
  {
    name: 'DRAGOMAN_API_PAGE',
    fallback: '1',
    description: 'With `0` the API page at `/docs` is off. `/openapi.json` is served all the same.',
  },
  {
    name: 'DRAGOMAN_TRUSTED_PROXIES',
    fallback: 'none',
    description:
      'Proxies in front, separated by commas: addresses, networks (`10.0.0.0/8`), `loopback` or `private`. Only from them the server reads `X-Forwarded-For`, `-Proto`, `-Host` and `-Prefix`, `traceparent` and `X-Request-ID`.',
  },
  {
    name: 'DRAGOMAN_DATA_DIR',
    fallback: './data',
    description: 'Folder that holds everything the server keeps. Created when absent.',
  },
  {
    name: 'DRAGOMAN_ADMIN_KEY',
    fallback: 'made at the first start and shown once or kept in `first-keys`',
    description: 'Admin key of the first account, created at start if absent. At least 16 characters; ends in `:adm`.',
    secret: true,
  },
  {
    name: 'DRAGOMAN_API_KEY',
    fallback: 'made at the first start and shown once or kept in `first-keys`',
    description:
      'Developer key of the first account, created at start if absent. At least 16 characters; ends in `:fx` exactly when the plan is `free`.',
    secret: true,
  },
  {
    name: 'DRAGOMAN_PLAN',
    fallback: 'pro',
    description: 'Plan of the first account: `pro`, `pro_classic` or `free` (500,000 characters a month).',
  },
  {
    name: 'DRAGOMAN_KEYS_PER_ACCOUNT',
    fallback: '25/2',
    description:
      'Developer keys that an account may have active, on Pro and on Free; one number is for both. The interface names 25 and 2.',
  },
  {
    name: 'DRAGOMAN_FREE_HOSTS',
    fallback: 'none; `*` when the plan is `free`',
    description:
      'Host names, separated by commas, that select the Free base, where only Free keys work. `*` means every host.',
  },
  {
    name: 'DRAGOMAN_US_HOSTS',
    fallback: 'none',
    description:
      'Host names, separated by commas, that select the second data centre (`us`), which keeps glossaries and style rules of its own. All others are the first (`eu`).',
  },
  {
    name: 'DRAGOMAN_ENGINES',
    fallback: 'every engine found',
    description:
      'Engines to use, separated by commas. Known: `apertium`, `bergamot`, `llm`; for writing `harper`, `hunspell`, `languagetool` and `llm`.',
  },
  {
    name: 'DRAGOMAN_NEXT_GEN_ENGINES',
    fallback: 'llm',
    description:
      'Engines, separated by commas, that `model_type=quality_optimized` means; all others are classic. `none` for none.',
  },
  {
    name: 'DRAGOMAN_ENGINE_PINS',
    fallback: 'none; the best engine by the quality table',
    description:
      'Engines that alone may serve a pair, best first: `en:de=bergamot,*:ja=llm|bergamot`. `*` is any language; the first entry that fits counts.',
  },
  {
    name: 'DRAGOMAN_ENGINE_HEADER',
    fallback: '1',
    description: 'With `1` an answer says in `X-Service-Engine` which engines translated it.',
  },
  {
    name: 'DRAGOMAN_APERTIUM_DIR',
    fallback: '/usr/share/apertium',
    description: 'Folder with the `modes` folder of the installed Apertium pairs.',
  },
  {
    name: 'DRAGOMAN_HUNSPELL_DIR',
    fallback: '/usr/share/hunspell',
    description: "Folder with hunspell's dictionaries, for writing in other languages than English.",
  },
  {
    name: 'DRAGOMAN_LANGUAGETOOL_URL',
    fallback: 'no LanguageTool',
    description: 'Address of a LanguageTool server that improves texts, up to and with `/v2`.',
  },
  {
    name: 'DRAGOMAN_MODELS_DIR',
    fallback: '<data folder>/models',
    description: 'Folder of the neural models that `dragoman models pull` writes to.',
  },
  {
    name: 'DRAGOMAN_MODELS_SEARCH_DIRS',
    fallback: '/usr/local/share/dragoman/models,/usr/share/dragoman/models',
    description: 'Further folders with neural models, separated by commas. Only read.',
  },
  {
    name: 'DRAGOMAN_MODELS_URL',
    fallback: 'the public index of Firefox Translations models',
    description: 'Index of neural models: addresses or folders, separated by commas, tried in order.',
  },
  {
    name: 'DRAGOMAN_MODELS',
    fallback: 'none',
    description:
      'Directions whose neural models a starting server pulls in the background, separated by commas: `en-de,de-en`. Models that are installed are not pulled again; failed pulls are retried.',
  },
  {
    name: 'DRAGOMAN_MODELS_AUTO_PULL',
    fallback: '0',
    description: 'With `1` a neural model that a request needs is pulled on first use.',
  },
  {
    name: 'DRAGOMAN_BERGAMOT_WORKERS',
    fallback: 'one a core',
    description: 'Threads that run neural models.',
  },
  {
    name: 'DRAGOMAN_BERGAMOT_MODELS_PER_WORKER',
    fallback: '3',
    description: 'Neural models that one thread keeps loaded; the one least recently used goes first.',
  },
  {
    name: 'DRAGOMAN_BERGAMOT_MEMORY',
    fallback: 'half of the memory of the machine',
    description: 'Mebibytes that all threads with neural models may take together.',
  },
  {
    name: 'DRAGOMAN_BERGAMOT_IDLE',
    fallback: '300',
    description: 'Seconds without work after which a thread with neural models ends and gives its memory back.',
  },
  {
    name: 'DRAGOMAN_LLM_BASE_URL',
    fallback: 'no LLM',
    description:
      'Address of a server that speaks the OpenAI chat completions protocol, up to and with `/v1`: Ollama, llama.cpp, vLLM, a cloud.',
  },
  {
    name: 'DRAGOMAN_LLM_MODEL',
    fallback: 'none; needed with a base URL',
    description: 'Model to ask for, as that server names it.',
  },
  {
    name: 'DRAGOMAN_LLM_API_KEY',
    fallback: 'none',
    description: 'Key of that server.',
    secret: true,
  },
  {
    name: 'DRAGOMAN_LLM_LANGUAGES',
    fallback: 'those that general models handle',
    description: 'Languages and variants that the LLM is offered for, separated by commas.',
  },
  {
    name: 'DRAGOMAN_LLM_CONCURRENCY',
    fallback: '4',
    description: 'Requests that one LLM server gets at once; others wait.',
  },
  {
    name: 'DRAGOMAN_LLM_CONTEXT_TOKENS',
    fallback: 'what the server says, else 8192',
    description: 'Tokens that a prompt and its answer may have together.',
  },
  {
    name: 'DRAGOMAN_LLM_ENDPOINTS',
    fallback: 'none beside the one above',
    description:
      'More LLM servers, as a JSON list of `{"id", "baseUrl", "model", "apiKey", "weight", "languages", "concurrency", "contextTokens"}`; the first three are needed. Requests are shared out by weight (default 1).',
    secret: true,
  },
  {
    name: 'DRAGOMAN_CACHE_SIZE',
    fallback: '64',
    description: 'Mebibytes of memory for translated sentences; `0` turns the cache off.',
  },
  {
    name: 'DRAGOMAN_CACHE_DISK_SIZE',
    fallback: '0',
    description: 'Mebibytes for translated sentences in the data folder, kept over restarts; `0` keeps none.',
  },
  {
    name: 'DRAGOMAN_TRANSLATION_MEMORY_SIZE',
    fallback: '1024',
    description: 'Mebibytes that an imported TMX file may have; larger ones are answered 413.',
  },
  {
    name: 'DRAGOMAN_TRANSLATION_MEMORY_IMPORTS',
    fallback: '2',
    description:
      'Imports of translation memories at the same time, each in a thread of its own; more are answered 529. One account may have one less (429).',
  },
  {
    name: 'DRAGOMAN_DOCUMENT_RETENTION',
    fallback: '24',
    description: 'Hours after its upload in which a document is done and fetched; then it is deleted.',
  },
  {
    name: 'DRAGOMAN_DOCUMENT_WORKERS',
    fallback: '2',
    description: 'Documents that are translated at the same time.',
  },
  {
    name: 'DRAGOMAN_DOCUMENT_SIZES',
    fallback: 'those of the guide on documents',
    description:
      'Mebibytes that an uploaded document may have, by extension, at most 1024: `docx=200,srt=0.5,*=20`. `docx=200/50` sets Pro and Free separately; `*` is every other type. Larger documents are answered 413.',
  },
  {
    name: 'DRAGOMAN_DOCUMENT_CHARACTERS',
    fallback: '1000000/500000',
    description: 'Characters that the text of a document may have, on Pro and on Free; one number is for both.',
  },
  {
    name: 'DRAGOMAN_AUTH_SCHEMES',
    fallback: 'Service-Auth-Key,DeepL-Auth-Key',
    description: 'Scheme names accepted in the `Authorization` header, in any case. The key alone is accepted too.',
  },
  {
    name: 'DRAGOMAN_LEGACY_AUTH_KEY',
    fallback: '0',
    description:
      'With `1` keys are also taken as `auth_key` in the query or in a URL-encoded form, as old clients send them. Proxies may log queries.',
  },
  {
    name: 'DRAGOMAN_REQUEST_TIMEOUT',
    fallback: '60',
    description:
      'Seconds until a translation that has not finished is given up with 504. An engine gets half of it for one answer.',
  },
  {
    name: 'DRAGOMAN_REQUEST_CPU_SECONDS',
    fallback: '10',
    description:
      'Seconds of processor time that work on the text of one request may take, engines apart. Requests that need more are answered 413 `work_too_large`.',
  },
  {
    name: 'DRAGOMAN_DOCUMENT_CPU_SECONDS',
    fallback: '300',
    description: 'The same for one document, which ends in `error`.',
  },
  {
    name: 'DRAGOMAN_KEY_CONCURRENCY',
    fallback: '256',
    description: 'Requests that one key may have in progress; more are answered 429.',
  },
  {
    name: 'DRAGOMAN_KEY_REQUESTS_PER_MINUTE',
    fallback: '0',
    description: 'Requests a minute that one key may make; more are answered 429. `0` sets no limit.',
  },
  {
    name: 'DRAGOMAN_ACCOUNT_CONCURRENCY',
    fallback: 'half of `DRAGOMAN_MAX_CONCURRENCY`',
    description:
      'Requests that one account may have in progress over all its keys, and as many whose bodies are still arriving; more are answered 429.',
  },
  {
    name: 'DRAGOMAN_MAX_CONCURRENCY',
    fallback: '1024',
    description: 'Requests in progress over all keys; more are answered 529.',
  },
  {
    name: 'DRAGOMAN_HEALTH_PORT',
    fallback: 'none',
    description:
      'Port of `/healthz` and `/readyz` in a thread of their own. They answer there even while the event loop is held, and say since when.',
  },
  {
    name: 'DRAGOMAN_METRICS_PORT',
    fallback: 'none; `/metrics` is on the main port',
    description: 'Port for `/metrics` alone, which the main port does not serve then.',
  },
  {
    name: 'DRAGOMAN_METRICS_TOKEN',
    fallback: 'none; `/metrics` needs no credentials',
    description: 'What scrapers of `/metrics` send as `Authorization: Bearer …`; at least 16 characters.',
    secret: true,
  },
  {
    name: 'DRAGOMAN_SMTP_URL',
    fallback: 'no mails',
    description:
      'Mail server for notices of limits: `smtp://user:password@mail.example.com:587` (TLS by STARTTLS, which a password needs except on the same machine) or `smtps://…:465`. Accounts get mails that have an address (`dragoman accounts change`).',
    secret: true,
  },
  {
    name: 'DRAGOMAN_MAIL_FROM',
    fallback: 'none; needed with a mail server',
    description: 'Sender of those mails: `dragoman@example.com` or `Dragoman <dragoman@example.com>`.',
  },
  {
    name: 'DRAGOMAN_MINIMUM_FREE_SPACE',
    fallback: '64',
    description:
      'Mebibytes of the disk of the data folder that stay free for usage counts and small changes: below, documents and translation memories are refused with 503. `0` refuses them when the disk is full.',
  },
  {
    name: 'DRAGOMAN_BACKUP_FOLDER',
    fallback: 'no scheduled backups',
    description: 'Folder that the server writes backups of the data folder to. It belongs on another disk.',
  },
  {
    name: 'DRAGOMAN_BACKUP_EVERY',
    fallback: '24',
    description: 'Hours between scheduled backups.',
  },
  {
    name: 'DRAGOMAN_BACKUP_KEEP',
    fallback: '7',
    description: 'Scheduled backups that stay; older ones are deleted after each new one.',
  },
  {
    name: 'DRAGOMAN_VALIDATE_RESPONSES',
    fallback: '0',
    description: 'With `1` every answer is checked against its schema; a mismatch is a 500. For development and tests.',
  },
  {
    name: 'DRAGOMAN_LOG_LEVEL',
    fallback: 'info',
    description:
      '`trace`, `debug`, `info`, `warn`, `error` or `silent`. Logs are JSON lines and never hold request texts.',
  },
] as const satisfies readonly Setting[];

export type SettingName = (typeof settings)[number]['name'];

export const secretNames: readonly SettingName[] = settings
  .filter((setting) => 'secret' in setting)
  .map(({ name }) => name);

/** `DRAGOMAN_DATA_DIR` → `dataDir`, its name in the configuration file. */
export function fileKey(name: string): string {
  return name
    .replace(/^DRAGOMAN_/, '')
    .toLowerCase()
    .replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
