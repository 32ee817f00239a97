import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { type App, createApp } from '../../src/app.ts';
import { resolveConfiguration } from '../../src/config/resolve-config.ts';
import type { Clock } from '../../src/contracts/clock.ts';
import { operationExamples } from '../../src/http/examples/operation-examples.ts';
import { systemClock } from '../../src/time/system-clock.ts';
import { multipartBody, multipartType } from './document-form.ts';
import { fileOf, scriptedSpeech } from './scripted-speech.ts';
import { adminKey, developerKey } from './test-app.ts';

/** Operations of the console that need the session of an administrator. */
const forAdministrators: ReadonlySet<string> = new Set([
  ...[
    'cancelModelPull',
    'cancelPackages',
    'getServerMetrics',
    'getServerOverview',
    'installPackages',
    'pullModels',
    'tryServer',
  ],
]);

interface Described {
  readonly operationId: string;
  /** Empty where everybody may call. */
  readonly security: readonly unknown[];
  readonly tags: readonly string[];
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly example?: unknown }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example?: unknown }>> };
}

export interface ExampleOperation {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly described: Described;
}

/** Ids that the next resources get; without one, a random one. Work in the background may take one away. */
class ExampleIdentifiers {
  #uuids: readonly string[] = [];
  #secrets: readonly string[] = [];

  uuid(): string {
    const [next = randomUUID(), ...rest] = this.#uuids;
    this.#uuids = rest;
    return next;
  }

  secret(): string {
    const [next = randomBytes(32).toString('hex'), ...rest] = this.#secrets;
    this.#secrets = rest;
    return next;
  }

  async with<Made>(uuids: readonly string[], secrets: readonly string[], make: () => Promise<Made>): Promise<Made> {
    [this.#uuids, this.#secrets] = [uuids, secrets];
    try {
      return await make();
    } finally {
      [this.#uuids, this.#secrets] = [[], []];
    }
  }
}

const example = (id: string) => operationExamples[id] ?? {};
const param = (id: string, name: string): string => example(id).params?.[name] ?? '';
const glossaryId = param('getGlossary', 'glossary_id');
const styleId = param('getStyleRules', 'style_id');
const instructionId = param('getCustomInstruction', 'instruction_id');
const termsId = param('getSpokenTerms', 'spoken_terms_id');
const memoryId = param('getTranslationMemory', 'translation_memory_id');
const importId = param('uploadTranslationMemoryFile', 'job_id');
const exportId = param('downloadTranslationMemoryFile', 'job_id');
const evaluationId = param('getQualityEvaluation', 'job_id');
const voiceJobId = param('getVoiceJob', 'job_id');
const taskId = param('getAgentTask', 'task_id');
const feedbackId = param('giveAgentFeedback', 'task_id');
const documentId = param('getDocumentStatus', 'document_id');
/** What is said in the audio of the examples. */
const vocabulary = ['good', 'morning', 'everybody', 'could', 'you', 'help'];
const audio = fileOf(vocabulary, 'good morning everybody . . could you help .');
const { document_key: documentKey } = example('getDocumentStatus').body as { document_key: string };
const { key_id: keyId } = example('renameDeveloperKey').body as { key_id: string };
const { key_id: adminKeyId } = example('deactivateAdminKey').body as { key_id: string };

/** Time passes as usual in the month of which the examples ask for the usage. */
const started = systemClock.elapsed();
const clock: Clock = {
  ...systemClock,
  now: () => new Date(Date.parse('2026-11-22T12:00:00Z') + systemClock.elapsed() - started),
};

const voiceJobs = '/v1/jobs/voice/translate';
const agentTasks = '/v1/unstable/agent/tasks';

const askingId = '9b1d6c02-3e4f-4a5b-8c7d-1e2f3a4b5c6d';
const askingSource = `id: ${askingId}
name: translate-as-wished
title: Translate as wished
description: Asks for the language and translates.
input: { type: object }
steps:
  - id: language
    ask: Into which language?
    answer: { type: string, enum: [es, ca] }
  - id: translated
    use: translate_text
    with: { texts: [=input.text], source_lang: en, target_lang: =steps.language }
result: { message: Translated., data: "=steps.translated.texts[0]" }
`;

/** The whole application with its real engines, in which everything exists that the examples name. */
export class ExampleInstallation implements AsyncDisposable {
  readonly #app: App;
  readonly #folder: string;
  readonly #ids: ExampleIdentifiers;
  #hasKey = false;
  #changed = true;

  private constructor(app: App, folder: string, ids: ExampleIdentifiers) {
    this.#app = app;
    this.#folder = folder;
    this.#ids = ids;
  }

  static async open(): Promise<ExampleInstallation> {
    const folder = mkdtempSync(join(tmpdir(), 'dragoman-examples-'));
    const given: Readonly<Record<string, string>> = {
      DRAGOMAN_DATA_DIR: folder,
      DRAGOMAN_LOG_LEVEL: 'silent',
      DRAGOMAN_VALIDATE_RESPONSES: '1',
      DRAGOMAN_ADMIN_KEY: adminKey,
      DRAGOMAN_API_KEY: developerKey,
      // Nothing is pulled from elsewhere.
      DRAGOMAN_MODELS_URL: `${folder}/index`,
    };
    const { config, secrets } = resolveConfiguration({ get: (name) => given[name], problems: [] }, folder);
    const ids = new ExampleIdentifiers();
    const speech = scriptedSpeech({ vocabulary });
    return new ExampleInstallation(await createApp(config, secrets, { clock, identifiers: ids, speech }), folder, ids);
  }

  /** In the order of the document, but nothing comes after a key has ended for good. */
  operations(): readonly ExampleOperation[] {
    const { paths } = this.#app.http.openApi.document as unknown as {
      paths: Record<string, Record<string, Described>>;
    };
    const all = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, described]) => ({
        id: described.operationId,
        method: method.toUpperCase() as ExampleOperation['method'],
        path,
        described,
      })),
    );
    const isLast = ({ id }: ExampleOperation): boolean => id === 'deactivateDeveloperKey';
    return [...all.filter((operation) => !isLast(operation)), ...all.filter(isLast)];
  }

  /** The request with which the API page fills the form of the operation, with the kind of key that it needs. */
  async send({ id, method, path, described }: ExampleOperation): Promise<LightMyRequestResponse> {
    if (id.startsWith('renewVoiceSession')) return this.#sendRenewal(path);
    if (id === 'uploadVoiceFile' || id === 'downloadVoiceResult') return this.#sendSigned(id);
    if (id === 'readAgentContent' || id === 'readAgentArtifact' || id === 'showAgentTask')
      return this.#sendSignedTask(id);
    if (id === 'giveAgentFeedback') await this.#seedQuestion();
    if (described.tags.includes('Console')) return this.#sendSignedIn({ id, method, path, described });
    this.#changed = method !== 'GET' || id.startsWith('download');
    const given = (described.parameters ?? []).filter(({ example: value }) => value !== undefined);
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) =>
      String(given.find((parameter) => parameter.name === name)?.example ?? ''),
    );
    const query = new URLSearchParams(queryOf(described));
    const [body] = Object.entries(described.requestBody?.content ?? {}).filter(([, content]) => content.example);
    const [type = '', content] = body ?? [];
    const isAdministration =
      described.tags.includes('Administration') || ['putWorkflow', 'deleteWorkflow'].includes(id);
    const key = isAdministration ? adminKey : developerKey;
    const url = query.size === 0 ? filled : `${filled}?${query}`;
    if (content === undefined) return this.#inject(method, url, key);
    if (type === 'multipart/form-data')
      return this.#inject(method, url, key, multipartType, uploadOf(content.example as Record<string, string>));
    return this.#inject(method, url, key, type, content.example as object);
  }

  /** As a page of the console does. */
  async #sendSignedIn({ id, method, path, described }: ExampleOperation): Promise<LightMyRequestResponse> {
    const headers = { 'x-dragoman-console': '1', 'sec-fetch-site': 'same-origin', 'user-agent': 'Firefox' };
    const url = '/v1/console/session';
    const key = forAdministrators.has(id) ? adminKey : developerKey;
    const signIn = async () => this.#app.http.inject({ method: 'POST', url, headers, payload: { key } });
    const sessionId = id === 'endSession' ? param(id, 'session_id') : randomUUID();
    const started = await this.#ids.with([randomUUID(), sessionId], [], signIn);
    if (id === 'signIn') return started;
    if (id === 'signInWithPassword') {
      const payload = example('acceptInvitation').body ?? {};
      await this.#app.http.inject({ method: 'POST', url: '/v1/console/invitation/acceptance', headers, payload });
    }
    const { body: payload, params = {} } = example(id);
    if (payload !== undefined && described.security.length === 0) {
      this.#changed = true;
      return this.#app.http.inject({ method, url: path, headers, payload });
    }
    const cookie = String(started.headers['set-cookie']).split(';', 1)[0] ?? '';
    const query = new URLSearchParams(queryOf(described));
    const given: Readonly<Record<string, string>> = { ...params, session_id: sessionId };
    const address = path.replaceAll(/\{(\w+)\}/g, (_, name) => given[name] ?? '');
    const filled = [address, query].filter(String).join('?');
    return this.#app.http.inject({
      ...{ method, url: filled, headers: { ...headers, cookie } },
      ...(payload !== undefined && { payload }),
    });
  }

  /** Makes whatever the request before may have changed, under the same ids. */
  async seed(): Promise<void> {
    if (!this.#changed) return;
    const revision = randomUUID();
    const glossary = `/v3/glossaries/${glossaryId}`;
    await this.#inject('DELETE', glossary, developerKey);
    await this.#ensure(glossary, '/v3/glossaries', example('createGlossary').body, [revision, glossaryId]);
    const style = `/v3/style_rules/${styleId}/custom_instructions/${instructionId}`;
    await this.#inject('DELETE', `/v3/style_rules/${styleId}`, developerKey);
    await this.#ensure(style, '/v3/style_rules', example('createStyleRules').body, [styleId, instructionId]);
    const terms = `/v3/spoken-terms/${termsId}/entries?lang=en`;
    await this.#inject('DELETE', `/v3/spoken-terms/${termsId}`, developerKey);
    await this.#ensure(terms, '/v3/spoken-terms', example('createSpokenTerms').body, [termsId]);
    const memories = '/v3/translation_memories';
    await this.#ensure(`${memories}/${memoryId}`, memories, example('createTranslationMemory').body, [memoryId]);
    await this.#seedJobs(memories);
    await this.#seedDocument();
    await this.#seedEvaluation();
    await this.#ensure(`${voiceJobs}/${voiceJobId}`, voiceJobs, example('createVoiceJob').body, [voiceJobId]);
    await this.#seedTask();
    await this.#seedPerson();
    const workflow = `/v1/unstable/agent/workflows/${param('putWorkflow', 'workflow_id')}`;
    await this.#inject('PUT', workflow, adminKey, 'application/json', example('putWorkflow').body);
    if (this.#hasKey) return;
    this.#hasKey = true;
    const labelled = { label: 'Web shop' };
    await this.#ids.with(keyId.split(':'), [], () =>
      this.#inject('POST', '/v2/admin/developer-keys', adminKey, 'application/json', labelled),
    );
    await this.#ids.with(adminKeyId.split(':'), [], () =>
      this.#inject('POST', '/v2/admin/admin-keys', adminKey, 'application/json', { label: 'Terraform' }),
    );
  }

  /** Invited, and nobody else is there. */
  async #seedPerson(): Promise<void> {
    const url = '/v2/admin/people';
    const { people } = (await this.#inject('GET', url, adminKey)).json();
    for (const { person_id: id } of people) await this.#inject('DELETE', `${url}/${id}`, adminKey);
    const { email } = example('signInWithPassword').body as { email: string };
    const { token } = example('readInvitation').body as { token: string };
    await this.#ids.with([param('changePerson', 'person_id')], [token], () =>
      this.#inject('POST', url, adminKey, 'application/json', { name: 'Ada Lovelace', email }),
    );
  }

  async #seedJobs(memories: string): Promise<void> {
    const { token: importToken } = example('uploadTranslationMemoryFile').query as { token: string };
    const { token: exportToken } = example('downloadTranslationMemoryFile').query as { token: string };
    const announced = example('createTranslationMemoryImport').body;
    await this.#ensure(
      `${memories}/jobs/${importId}`,
      `${memories}/import`,
      announced,
      [randomUUID(), importId],
      importToken,
    );
    await this.#ensure(
      `${memories}/jobs/${exportId}`,
      `${memories}/${memoryId}/export`,
      undefined,
      [exportId],
      exportToken,
    );
  }

  async #seedDocument(): Promise<void> {
    const status = `/v2/document/${documentId}?document_key=${documentKey}`;
    const exists = async () => (await this.#inject('GET', status, developerKey)).statusCode === 200;
    const upload = uploadOf(example('uploadDocument').form ?? {});
    for (let attempt = 0; attempt < 10 && !(await exists()); attempt += 1)
      await this.#ids.with([hyphenated(documentId)], [documentKey.toLowerCase()], () =>
        this.#inject('POST', '/v2/document', developerKey, multipartType, upload),
      );
    for (;;) {
      // Requests that are injected leave no turn to the work on the document.
      await new Promise((resolve) => setImmediate(resolve));
      const { status: state } = (await this.#inject('GET', status, developerKey)).json();
      if (state === 'done') return;
      if (state !== 'queued' && state !== 'translating') throw new Error(`The example document is ${state}.`);
    }
  }

  async #seedEvaluation(): Promise<void> {
    const evaluation = `/v1/quality-evaluations/${evaluationId}`;
    const statusOf = async () => (await this.#inject('GET', evaluation, developerKey)).statusCode;
    if ((await statusOf()) === 404)
      await this.#ids.with([], [evaluationId], () =>
        this.#inject(
          'POST',
          '/v1/quality-evaluation',
          developerKey,
          'application/json',
          example('createQualityEvaluation').body,
        ),
      );
    while ((await statusOf()) === 202) await new Promise((resolve) => setImmediate(resolve));
  }

  /** By the list: a task itself may be read a few times a minute only. */
  async #seedTask(): Promise<void> {
    const trigger = example('triggerWorkflow');
    const url = `/v1/unstable/agent/workflows/${trigger.params?.workflow_id}/trigger`;
    for (;;) {
      const { tasks } = (await this.#inject('GET', agentTasks, developerKey)).json();
      const task = tasks.find(({ task_id: id }: { task_id: string }) => id === taskId);
      if (task?.status === 'Completed') return;
      if (task === undefined)
        await this.#ids.with([taskId], [], () =>
          this.#inject('POST', url, developerKey, 'application/json', trigger.body),
        );
      else if (task.status !== 'InProgress') throw new Error(`The example task is ${task.status}.`);
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /** A task that asks what the example answers. */
  async #seedQuestion(): Promise<void> {
    const workflow = `/v1/unstable/agent/workflows/${askingId}`;
    await this.#inject('PUT', workflow, adminKey, 'application/json', { source: askingSource });
    const body = { workflow_request: '{"input": {"text": "Good morning."}}' };
    await this.#ids.with([feedbackId], [], () =>
      this.#inject('POST', `${workflow}/trigger`, developerKey, 'application/json', body),
    );
    for (;;) {
      const { tasks } = (await this.#inject('GET', agentTasks, developerKey)).json();
      const task = tasks.find(({ task_id: id }: { task_id: string }) => id === feedbackId);
      if (task?.status === 'FeedbackNeeded') return;
      if (task?.status === 'Error') throw new Error('The task that asks has failed.');
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  async #sendSignedTask(
    id: 'readAgentContent' | 'readAgentArtifact' | 'showAgentTask',
  ): Promise<LightMyRequestResponse> {
    const task = (await this.#inject('GET', `${agentTasks}/${taskId}`, developerKey)).json();
    const { pathname, search } = new URL(
      {
        readAgentContent: task.result.response,
        readAgentArtifact: task.result_data[1].contentUrl,
        showAgentTask: task.ui_url,
      }[id],
    );
    return this.#app.http.inject({ method: 'GET', url: pathname + search });
  }

  /** Nobody knows a signature before the job is there. */
  async #sendSigned(id: 'uploadVoiceFile' | 'downloadVoiceResult'): Promise<LightMyRequestResponse> {
    const body = example('createVoiceJob').body;
    const created = await this.#inject(
      'POST',
      `${voiceJobs}?include=signed_url`,
      developerKey,
      'application/json',
      body,
    );
    const { job_id: jobId, signed_upload_url: address } = created.json();
    const { pathname, search } = new URL(address);
    const headers = { 'content-type': 'application/octet-stream' };
    const uploaded = await this.#app.http.inject({ method: 'PUT', url: pathname + search, headers, payload: audio });
    if (id === 'uploadVoiceFile') return uploaded;
    for (;;) {
      await new Promise((resolve) => setImmediate(resolve));
      const job = (await this.#inject('GET', `${voiceJobs}/${jobId}?include=signed_url`, developerKey)).json();
      if (job.status === 'failed') throw new Error('The example job failed.');
      if (job.status !== 'complete') continue;
      const result = new URL(job.results[0].signed_download_url);
      return this.#app.http.inject({ method: 'GET', url: result.pathname + result.search });
    }
  }

  async #sendRenewal(path: string): Promise<LightMyRequestResponse> {
    const body = example('createVoiceSession').body;
    const { token } = (await this.#inject('POST', path, developerKey, 'application/json', body)).json();
    return this.#inject('GET', `${path}?token=${token}`, developerKey);
  }

  /** Creates a resource with these ids unless it can be read. */
  async #ensure(
    read: string,
    create: string,
    body: object | undefined,
    uuids: readonly string[],
    secret?: string,
  ): Promise<void> {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      if ((await this.#inject('GET', read, developerKey)).statusCode === 200) return;
      await this.#ids.with(uuids, secret === undefined ? [] : [secret], () =>
        body === undefined
          ? this.#inject('POST', create, developerKey)
          : this.#inject('POST', create, developerKey, 'application/json', body),
      );
    }
    throw new Error(`${create} does not make ${read}.`);
  }

  #inject(
    method: ExampleOperation['method'],
    url: string,
    key: string,
    type?: string,
    payload?: object | string | Buffer,
  ): Promise<LightMyRequestResponse> {
    return this.#app.http.inject({
      method,
      url,
      headers: { authorization: `DeepL-Auth-Key ${key}`, ...(type === undefined ? {} : { 'content-type': type }) },
      ...(payload === undefined ? {} : { payload }),
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#app.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** The form of the example with a file, which nobody can fill in for a user. */
function queryOf({ parameters = [] }: Described): [string, string][] {
  return parameters.flatMap(({ in: where, name, example: value }): [string, string][] =>
    where === 'query' && value !== undefined ? [[name, String(value)]] : [],
  );
}

function uploadOf(fields: Readonly<Record<string, string>>): Buffer {
  return multipartBody(Object.entries(fields), { name: 'hello.txt', content: 'The museum is closed on Mondays.' });
}

function hyphenated(digits: string): string {
  return digits.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
