import { agentSettings } from './agent-settings.ts';
import { consoleSettings } from './console-settings.ts';
import { documentSettings } from './document-settings.ts';
import type { Setting } from './setting.ts';
import { speechServerSettings } from './speech-server-settings.ts';
import { storageSettings } from './storage-settings.ts';

/**
 * Every setting, in the order of `docs/reference/configuration.md`, which is generated from this table.
 *
 * A setting is read from the environment (`DRAGOMAN_DATA_DIR`) or from `dragoman.config.json` under its name in lower
 * camel case without the prefix (`dataDir`); the environment wins. `src/config` is the only place that knows either.
 */
export const settings = [
  { name: 'DRAGOMAN_HOST', fallback: '127.0.0.1', description: 'Address to listen on; `0.0.0.0` for every interface.' },
  { name: 'DRAGOMAN_PORT', fallback: '8080', description: 'Port to listen on; `0` takes a free one.' },
  {
    name: 'DRAGOMAN_PUBLIC_URL',
    fallback: 'the `Host` header of the request',
    description:
      'Address under which clients reach the server, for links, OpenAPI and the API page. It may have a path, which a proxy may remove from requests or leave: `https://intra.example.com/dragoman`.',
  },
  {
    name: 'DRAGOMAN_API_PAGE',
    fallback: '1',
    description: '`0` disables the API page at `/docs`. `/openapi.json` is still served.',
  },
  ...consoleSettings,
  {
    name: 'DRAGOMAN_TRUSTED_PROXIES',
    fallback: 'none',
    description:
      'Proxies in front, separated by commas: addresses, networks (`10.0.0.0/8`), `loopback` or `private`. The server reads the following only from them: `X-Forwarded-For`, `-Proto`, `-Host` and `-Prefix`, `traceparent` and `X-Request-ID`.',
  },
  ...storageSettings,
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
      'Active developer keys per account, on Pro and on Free; one number applies to both. The interface names 25 and 2.',
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
      'Host names, separated by commas, that select the second data centre (`us`), which has separate glossaries and style rules. All other names select the first (`eu`).',
  },
  {
    name: 'DRAGOMAN_ENGINES',
    fallback: 'every engine found',
    description:
      'Engines to use, separated by commas. Known: `apertium`, `bergamot`, `llm`; for writing `agreement`, `grammalecte`, `harper`, `hunspell`, `languagetool`, `llm` and `rules`; for speech `espeak`, `flite`, `openai_speech`, `pocketsphinx` and `sherpa`.',
  },
  {
    name: 'DRAGOMAN_NEXT_GEN_ENGINES',
    fallback: 'llm',
    description:
      'Engines, separated by commas, that serve `model_type=quality_optimized`; all others are classic. `none` selects no engine.',
  },
  {
    name: 'DRAGOMAN_ENGINE_PINS',
    fallback: 'none; the best engine by the quality table',
    description:
      'Restricts a pair to these engines, best first: `en:de=bergamot,*:ja=llm|bergamot`. `*` is any language; the first matching entry applies.',
  },
  {
    name: 'DRAGOMAN_ENGINE_HEADER',
    fallback: '1',
    description: 'With `1`, `X-Service-Engine` in an answer names the engines that translated.',
  },
  {
    name: 'DRAGOMAN_INTERFACE_PHRASES',
    fallback: 'on',
    description:
      '`off` sends short texts of user interfaces (`Open`, `Save As…`) to engines like any other text. With `on`, they are translated as the message catalogues of installed Debian packages agree.',
  },
  {
    name: 'DRAGOMAN_UNSERVED_SOURCE',
    fallback: 'refuse',
    description:
      'What happens to a text without `source_lang` whose language is certain but has no engine for the target: `refuse` answers 400; `keep` returns it unchanged and unbilled, with its language and the warning `source_language_not_served`.',
  },
  {
    name: 'DRAGOMAN_APERTIUM_DIR',
    fallback: '/usr/share/apertium',
    description: 'Folder with the `modes` folder of the installed Apertium pairs.',
  },
  {
    name: 'DRAGOMAN_HUNSPELL_DIR',
    fallback: '/usr/share/hunspell',
    description: "Folder with hunspell's dictionaries, for writing in languages other than English.",
  },
  {
    name: 'DRAGOMAN_SPEECH_MODELS_DIR',
    fallback: 'no models',
    description:
      'Folder with models that you supply for speech recognition and for voices, each in a folder with a `model.json`. See docs/explanation/voice-recognition.md and docs/explanation/voice-synthesis.md.',
  },
  {
    name: 'DRAGOMAN_PUNCTUATION',
    fallback: 'models',
    description:
      'Who writes the capitals and marks of recognized speech: `models` (those for punctuation in `DRAGOMAN_SPEECH_MODELS_DIR`), `llm` (these, then the language model of `DRAGOMAN_LLM_BASE_URL`) or `rules`. What the others do not write in time is written by the rules. See docs/explanation/voice-recognition.md.',
  },
  {
    name: 'DRAGOMAN_LANGUAGETOOL_URL',
    fallback: 'no LanguageTool',
    description: 'Address of a LanguageTool server that improves texts, including `/v2`.',
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
      'Directions whose neural models the server pulls in the background at start, separated by commas: `en-de,de-en`. Installed models are not pulled again; failed pulls are retried.',
  },
  {
    name: 'DRAGOMAN_MODELS_AUTO_PULL',
    fallback: '0',
    description: 'With `1`, the server pulls a neural model when a request needs it.',
  },
  {
    name: 'DRAGOMAN_BERGAMOT_WORKERS',
    fallback: 'one per core',
    description: 'Threads that run neural models.',
  },
  {
    name: 'DRAGOMAN_BERGAMOT_MODELS_PER_WORKER',
    fallback: '3',
    description: 'Neural models that one thread keeps loaded; the least recently used one is unloaded first.',
  },
  {
    name: 'DRAGOMAN_BERGAMOT_MEMORY',
    fallback: 'half of the memory of the machine',
    description: 'Maximum memory of all threads with neural models, in mebibytes.',
  },
  {
    name: 'DRAGOMAN_BERGAMOT_IDLE',
    fallback: '300',
    description: 'Seconds without work after which a thread with neural models ends and releases its memory.',
  },
  {
    name: 'DRAGOMAN_HARPER_IDLE',
    fallback: '300',
    description:
      'Seconds without work after which the thread with the grammar of English ends and releases its memory. `0`: the thread starts with the server and stays, so that no request waits for it.',
  },
  {
    name: 'DRAGOMAN_GRAMMALECTE_IDLE',
    fallback: '300',
    description:
      'Seconds without work after which the process with the grammar of French ends and releases its memory. `0`: the process starts with the server and stays, so that no request waits for it.',
  },
  {
    name: 'DRAGOMAN_LLM_BASE_URL',
    fallback: 'no LLM',
    description:
      'Address of a server that implements the OpenAI chat completions protocol, including `/v1`: Ollama, llama.cpp, vLLM, a cloud.',
  },
  {
    name: 'DRAGOMAN_LLM_MODEL',
    fallback: 'none; needed with a base URL',
    description: 'Name of the model on that server.',
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
    description: 'Languages and variants that the LLM serves, separated by commas.',
  },
  {
    name: 'DRAGOMAN_LLM_CONCURRENCY',
    fallback: '4',
    description: 'Concurrent requests to one LLM server; others wait.',
  },
  {
    name: 'DRAGOMAN_LLM_CONTEXT_TOKENS',
    fallback: 'what the server reports, else 8192',
    description: 'Maximum tokens of a prompt and its answer together.',
  },
  {
    name: 'DRAGOMAN_LLM_ENDPOINTS',
    fallback: 'none besides the one above',
    description:
      'More LLM servers, as a JSON list of `{"id", "baseUrl", "model", "apiKey", "weight", "languages", "concurrency", "contextTokens"}`; the first three are required. Servers share requests by weight (default 1).',
    secret: true,
  },
  ...speechServerSettings,
  {
    name: 'DRAGOMAN_CACHE_SIZE',
    fallback: '64',
    description: 'Mebibytes of memory for translated sentences; `0` disables the cache.',
  },
  {
    name: 'DRAGOMAN_CACHE_DISK_SIZE',
    fallback: '0',
    description: 'Mebibytes for translated sentences in the data folder, which survive restarts; `0` stores none.',
  },
  {
    name: 'DRAGOMAN_TRANSLATION_MEMORY_SIZE',
    fallback: '1024',
    description: 'Maximum size of an imported TMX file in mebibytes; larger files get 413.',
  },
  {
    name: 'DRAGOMAN_TRANSLATION_MEMORY_IMPORTS',
    fallback: '2',
    description:
      'Concurrent imports of translation memories, each in its own thread; further ones get 529. One account may have one fewer (429).',
  },
  {
    name: 'DRAGOMAN_TRANSLATION_MEMORY_CACHE_SIZE',
    fallback: '8192',
    description:
      'With `DRAGOMAN_OBJECT_STORE_URL`: mebibytes of disk for local copies of translation memories. The least recently used copies make room.',
  },
  ...documentSettings,
  ...agentSettings,
  {
    name: 'DRAGOMAN_AUTH_SCHEMES',
    fallback: 'Service-Auth-Key,DeepL-Auth-Key',
    description: 'Scheme names accepted in the `Authorization` header, in any case. The key alone is accepted too.',
  },
  {
    name: 'DRAGOMAN_LEGACY_AUTH_KEY',
    fallback: '0',
    description:
      'With `1`, the server also accepts keys as `auth_key` in the query or in a URL-encoded form, as old clients send them. Proxies may log queries.',
  },
  {
    name: 'DRAGOMAN_REQUEST_TIMEOUT',
    fallback: '60',
    description: 'Seconds until an unfinished translation ends with 504. An engine gets half of that for one answer.',
  },
  {
    name: 'DRAGOMAN_REQUEST_CPU_SECONDS',
    fallback: '10',
    description:
      'Seconds of processor time that work on the text of one request may take, without engines. Requests that need more get 413 `work_too_large`.',
  },
  {
    name: 'DRAGOMAN_DOCUMENT_CPU_SECONDS',
    fallback: '300',
    description: 'The same for one document, which ends in `error`.',
  },
  {
    name: 'DRAGOMAN_SHUTDOWN_DELAY',
    fallback: '0',
    description:
      'Seconds that the server goes on serving after SIGTERM, while `/readyz` is 503, so that a load balancer stops sending requests before the server refuses them.',
  },
  {
    name: 'DRAGOMAN_KEY_CONCURRENCY',
    fallback: '256',
    description: 'Concurrent requests per key; further ones get 429.',
  },
  {
    name: 'DRAGOMAN_KEY_REQUESTS_PER_MINUTE',
    fallback: '0',
    description: 'Requests per minute and key; further ones get 429. `0` sets no limit.',
  },
  {
    name: 'DRAGOMAN_ACCOUNT_CONCURRENCY',
    fallback: 'half of `DRAGOMAN_MAX_CONCURRENCY`',
    description:
      'Concurrent requests per account over all its keys, and as many whose bodies are still arriving; further ones get 429.',
  },
  {
    name: 'DRAGOMAN_MAX_CONCURRENCY',
    fallback: '1024',
    description: 'Concurrent requests over all keys; further ones get 529.',
  },
  {
    name: 'DRAGOMAN_HEALTH_PORT',
    fallback: 'none',
    description:
      'Port of `/healthz` and `/readyz` in a separate thread. They answer there even while the event loop is blocked, and report for how long.',
  },
  {
    name: 'DRAGOMAN_METRICS_PORT',
    fallback: 'none; `/metrics` is on the main port',
    description: 'Separate port for `/metrics`; the main port then does not serve it.',
  },
  {
    name: 'DRAGOMAN_METRICS_TOKEN',
    fallback: 'none; `/metrics` needs no credentials',
    description: 'Token that scrapers of `/metrics` send as `Authorization: Bearer …`; at least 16 characters.',
    secret: true,
  },
  {
    name: 'DRAGOMAN_SMTP_URL',
    fallback: 'no mails',
    description:
      'Mail server for notices of limits: `smtp://user:password@mail.example.com:587` (TLS by STARTTLS, which a password needs except on the same machine) or `smtps://…:465`. Mails go to accounts with an address (`dragoman accounts change`).',
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
      'Mebibytes of the disk of the data folder that are reserved for usage counts and small changes: with less free space, documents and translation memories get 503. `0` refuses them only when the disk is full.',
  },
  {
    name: 'DRAGOMAN_BACKUP_FOLDER',
    fallback: 'no scheduled backups',
    description: 'Folder for backups of the data folder. Use another disk.',
  },
  {
    name: 'DRAGOMAN_BACKUP_EVERY',
    fallback: '24',
    description: 'Hours between scheduled backups.',
  },
  {
    name: 'DRAGOMAN_BACKUP_KEEP',
    fallback: '7',
    description: 'Scheduled backups to keep; older ones are deleted after each new one.',
  },
  {
    name: 'DRAGOMAN_VALIDATE_RESPONSES',
    fallback: '0',
    description:
      'With `1`, every answer is checked against its schema; a mismatch returns 500. For development and tests.',
  },
  {
    name: 'DRAGOMAN_LOG_LEVEL',
    fallback: 'info',
    description:
      '`trace`, `debug`, `info`, `warn`, `error` or `silent`. Logs are JSON lines and never contain request texts.',
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
