import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** How often the delay of the event loop is measured. The default of 10 ms wakes a server without requests a hundred times a second. */
const loopStepMilliseconds = 50;

/** Every metric of the server, by the names that `GET /metrics` shows. One instance an application: no global registry. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: loopStepMilliseconds });
  return {
    registry,
    requests: new Counter({
      name: 'dragoman_http_requests_total',
      help: 'Requests answered, by operation and status.',
      labelNames: ['operation', 'status'],
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'dragoman_http_request_duration_seconds',
      help: 'Time from the first byte of a request to the last of its answer.',
      labelNames: ['operation'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
      registers,
    }),
    loopHeldSeconds: new Histogram({
      name: 'dragoman_event_loop_held_seconds',
      help: 'Times in which the event loop did not turn for more than 0.2 seconds, so that everybody waited.',
      buckets: [0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
      registers,
    }),
    requestsInProgress: new Gauge({
      name: 'dragoman_http_requests_in_progress',
      help: 'Requests accepted and not answered yet.',
      registers,
    }),
    refusals: new Counter({
      name: 'dragoman_http_refusals_total',
      help: 'Requests answered with an error, by its code (docs/reference/errors.md) and status.',
      labelNames: ['code', 'status'],
      registers,
    }),
    failedSignIns: new Counter({
      name: 'dragoman_failed_sign_ins_total',
      help: 'Requests without an accepted key, by reason: missing_credentials, invalid_key, wrong_base.',
      labelNames: ['reason'],
      registers,
    }),
    translatedCharacters: new Counter({
      name: 'dragoman_translated_characters_total',
      help: 'Characters of source text translated, by the engines of the route (joined by +) and the languages.',
      labelNames: ['engines', 'source', 'target'],
      registers,
    }),
    improvedCharacters: new Counter({
      name: 'dragoman_improved_characters_total',
      help: 'Characters of text improved, by the engine and the language.',
      labelNames: ['engines', 'language'],
      registers,
    }),
    spokenCharacters: new Counter({
      name: 'dragoman_spoken_characters_total',
      help: 'Characters of texts spoken by POST /v1/voice/speech, by language.',
      labelNames: ['language'],
      registers,
    }),
    textTasks: new Counter({
      name: 'dragoman_text_tasks_total',
      help: 'Pieces of text work that ran in threads: done, or refused because they took too much time or memory.',
      labelNames: ['task', 'outcome'],
      registers,
    }),
    textTaskSeconds: new Histogram({
      name: 'dragoman_text_task_cpu_seconds',
      help: 'Processor time of pieces of text work that ran in threads.',
      labelNames: ['task'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    engineCalls: new Counter({
      name: 'dragoman_engine_calls_total',
      help: 'Calls of an engine that have ended: answered, failed, timed_out, unavailable, cancelled.',
      labelNames: ['engine', 'outcome'],
      registers,
    }),
    engineSegments: new Counter({
      name: 'dragoman_engine_segments_total',
      help: 'Segments that an engine has translated, or texts that it has improved.',
      labelNames: ['engine'],
      registers,
    }),
    engineSeconds: new Histogram({
      name: 'dragoman_engine_call_duration_seconds',
      help: 'Time of calls that were answered, those from the sentence cache included.',
      labelNames: ['engine'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
      registers,
    }),
    engineReplacements: new Counter({
      name: 'dragoman_engine_replacements_total',
      help: 'Times that another route took over within a request because an engine had failed.',
      labelNames: ['failed', 'next'],
      registers,
    }),
    engineTokens: new Counter({
      name: 'dragoman_engine_tokens_total',
      help: 'Tokens that LLM servers counted, by kind: prompt or completion.',
      labelNames: ['engine', 'kind'],
      registers,
    }),
    cacheLookups: new Counter({
      name: 'dragoman_sentence_cache_lookups_total',
      help: 'Segments looked for in the sentence cache, by engine and result: hit or miss.',
      labelNames: ['engine', 'result'],
      registers,
    }),
    memoryImports: new Counter({
      name: 'dragoman_translation_memory_imports_total',
      help: 'Imports of translation memories that have ended: imported, refused, cancelled, failed.',
      labelNames: ['outcome'],
      registers,
    }),
    memoryImportedUnits: new Counter({
      name: 'dragoman_translation_memory_units_total',
      help: 'Units of translation memories that were imported.',
      registers,
    }),
    jobAttempts: new Counter({
      name: 'dragoman_job_attempts_total',
      help: 'Attempts at jobs that have ended, by kind: completed, retried, given_up, returned, cancelled (removed by its owner), lost (another worker has it).',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
    documents: new Counter({
      name: 'dragoman_documents_total',
      help: 'Documents that have ended, by type of file: done, error, cancelled.',
      labelNames: ['format', 'outcome'],
      registers,
    }),
    evaluations: new Counter({
      name: 'dragoman_quality_evaluations_total',
      help: 'Quality evaluations that have ended: done, error.',
      labelNames: ['outcome'],
      registers,
    }),
    evaluatedSegments: new Counter({
      name: 'dragoman_quality_evaluated_segments_total',
      help: 'Segments whose translations were evaluated.',
      registers,
    }),
    agentTasks: new Counter({
      name: 'dragoman_agent_tasks_total',
      help: 'Tasks of agent workflows that have ended: completed, error.',
      labelNames: ['outcome'],
      registers,
    }),
    shownPages: new Histogram({
      name: 'dragoman_page_duration_seconds',
      help: 'Time the browser took for a page of an agent task, its start included, by outcome: shown, failed.',
      labelNames: ['outcome'],
      buckets: [1, 2, 3, 5, 10, 20, 60],
      registers,
    }),
    voiceJobs: new Counter({
      name: 'dragoman_voice_jobs_total',
      help: 'Voice jobs that have ended: complete (with at least one result), failed.',
      labelNames: ['outcome'],
      registers,
    }),
    voiceJobSpeechSeconds: new Counter({
      name: 'dragoman_voice_job_speech_seconds_total',
      help: 'Length of the audio of voice jobs that have ended.',
      registers,
    }),
    voiceConnections: new Counter({
      name: 'dragoman_voice_connections_total',
      help: 'Realtime connections that have closed: ended (at its end), gone (the client left), or the reason of the error.',
      labelNames: ['reason'],
      registers,
    }),
    backups: new Counter({
      name: 'dragoman_backups_total',
      help: 'Scheduled backups that have ended: done, failed.',
      labelNames: ['outcome'],
      registers,
    }),
    documentSeconds: new Histogram({
      name: 'dragoman_document_duration_seconds',
      help: 'Time from the upload of a document until its result is there, by type of file.',
      labelNames: ['format'],
      buckets: [0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 600, 1800, 3600, 10800],
      registers,
    }),
    mails: new Counter({
      name: 'dragoman_mails_total',
      help: 'Attempts to send a mail: sent, failed.',
      labelNames: ['outcome'],
      registers,
    }),
    engineIncidents: new Counter({
      name: 'dragoman_engine_incidents_total',
      help: 'Engine processes that crashed, hung or could not be started.',
      labelNames: ['engine', 'kind'],
      registers,
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
