import type { Scope } from '../../src/contracts/stores/accounts.ts';

/** A request that succeeds, or fails only for want of the resource that it names. */
export interface OperationSample {
  /** `none`: no scope opens it, only a key without scopes. `signature`: whoever has the signature of the address. `session`: who is signed in to the console. */
  readonly scope: Scope | 'public' | 'admin' | 'none' | 'signature' | 'session';
  readonly body?: object;
  /** Of the answer to a key that may. Default 200; a resource that does not exist is as good as one that does. */
  readonly status?: number;
}

/** The id of no resource. */
export const nowhere = '00000000-0000-4000-8000-000000000000';
const unknownKey = { key_id: `${nowhere}:${nowhere}` };
const instruction = { label: 'a', prompt: 'b' };
const termList = { lang: 'en', entries: 'a' };
const dictionary = { source_lang: 'en', target_lang: 'es', entries: 'cat\tgato' };
const memory = {
  name: 'a',
  source_language: 'en',
  segments: [{ source: 'a', target: 'b', target_language: 'es' }],
};
const announced = { source_file: { file_name: 'a.tmx', content_length: 1 } };

const voiceJob = {
  source_file: { name: 'a', content_type: 'audio/mpeg', content_length: 1 },
  targets: [{ language: 'es', type: 'text/plain' }],
};

const voiceSession = { source_media_content_type: 'audio/webm', source_language: 'en' };

const workflowRequest = JSON.stringify({
  input: { target_lang: 'es', source_lang: 'en', segments: [{ source: 'a', target: 'b' }] },
});

/** A workflow that does as good as nothing. */
export function workflowSource(id: string, name: string): string {
  return `id: ${id}
name: ${name}
title: Detect
description: Detects the language of texts.
input: { type: object, properties: { texts: { type: array, items: { type: string }, description: Texts. } } }
steps: [{ id: detected, use: detect_language, with: { texts: =input.texts } }]
result: { message: Done., data: =steps.detected }
`;
}

/** Every operation that is served, as OpenAPI has it, with the scope it needs. */
export const operationSamples: Readonly<Record<string, OperationSample>> = {
  'POST /v2/translate': { scope: 'translate:text', body: { text: ['a'], source_lang: 'EN', target_lang: 'ES' } },
  'POST /v3/detect/language': { scope: 'translate:text', body: { text: ['a'] } },
  'POST /v2/document': { scope: 'translate:document', body: { target_lang: 'ES' }, status: 415 },
  'POST /v2/document/{document_id}': { scope: 'translate:document', body: { document_key: 'a' }, status: 404 },
  'GET /v2/document/{document_id}?document_key=a': { scope: 'translate:document', status: 404 },
  'POST /v2/document/{document_id}/result': { scope: 'translate:document', body: { document_key: 'a' }, status: 404 },
  'GET /v2/document/{document_id}/result?document_key=a': { scope: 'translate:document', status: 404 },
  'DELETE /v2/document/{document_id}?document_key=a': { scope: 'translate:document', status: 404 },
  'POST /v2/write/rephrase': { scope: 'write:improve', body: { text: ['a'] } },
  'POST /v2/write/correct': { scope: 'write:improve', body: { text: ['a'] } },
  'POST /v1/quality-evaluation': {
    scope: 'quality:evaluate',
    body: { source_lang: 'EN', target_lang: 'ES', segments: [{ source: 'a', target: 'b' }] },
    status: 202,
  },
  'GET /v1/quality-evaluations/{job_id}': { scope: 'quality:evaluate', status: 404 },
  'GET /v1/quality-evaluation/{job_id}': { scope: 'quality:evaluate', status: 404 },
  'POST /v3/voice/realtime': { scope: 'none', body: voiceSession },
  'POST /v1/voice/realtime': { scope: 'none', body: voiceSession },
  'GET /v3/voice/realtime?token=a': { scope: 'none', status: 401 },
  'GET /v1/voice/realtime?token=a': { scope: 'none', status: 401 },
  'POST /v1/voice/speech': { scope: 'none', body: { text: 'a', language: 'en' } },
  'GET /v1/voice/speech/languages': { scope: 'none' },
  'POST /v1/jobs/voice/translate': { scope: 'none', body: voiceJob, status: 201 },
  'GET /v1/jobs/voice/translate/{job_id}': { scope: 'none', status: 404 },
  'DELETE /v1/jobs/voice/translate/{job_id}': { scope: 'none', status: 404 },
  'PUT /v1/jobs/voice/translate/{job_id}/file': { scope: 'signature', status: 401 },
  'GET /v1/jobs/voice/translate/{job_id}/results/{position}': { scope: 'signature', status: 401 },
  'GET /v1/unstable/agent/workflows': { scope: 'agent:run' },
  'GET /v1/unstable/agent/workflows/{workflow_id}': { scope: 'agent:run', status: 404 },
  // The file has another id, so that the others do not find the workflow.
  'PUT /v1/unstable/agent/workflows/{workflow_id}': {
    scope: 'admin',
    body: { source: workflowSource('11111111-2222-4333-8444-555555555555', 'sample') },
    status: 400,
  },
  'DELETE /v1/unstable/agent/workflows/{workflow_id}': { scope: 'admin', status: 404 },
  'POST /v1/unstable/agent/workflows/{workflow_id}/trigger': {
    scope: 'agent:run',
    body: { workflow_request: workflowRequest },
    status: 404,
  },
  'POST /v1/unstable/agent/workflows/{workflow_id}/estimate': {
    scope: 'agent:run',
    body: { workflow_request: workflowRequest },
    status: 404,
  },
  'GET /v1/unstable/agent/tasks': { scope: 'agent:run' },
  'GET /v1/unstable/agent/tasks/{task_id}': { scope: 'agent:run', status: 404 },
  'DELETE /v1/unstable/agent/tasks/{task_id}': { scope: 'agent:run', status: 404 },
  'GET /v1/unstable/agent/tasks/{task_id}/journal': { scope: 'agent:run', status: 404 },
  'GET /v1/unstable/agent/tasks/{task_id}/events': { scope: 'agent:run', status: 404 },
  'POST /v1/unstable/agent/tasks/{task_id}/feedback': {
    scope: 'agent:run',
    body: { question_id: 'a', answer: 'b' },
    status: 404,
  },
  'POST /v1/unstable/agent/tasks/{task_id}/cancel': { scope: 'agent:run', body: {}, status: 404 },
  'GET /v1/unstable/agent/tasks/{task_id}/content': { scope: 'signature', status: 401 },
  'GET /v1/unstable/agent/tasks/{task_id}/artifacts/{artifact_id}': { scope: 'signature', status: 401 },
  'GET /v1/unstable/agent/tasks/{task_id}/page': { scope: 'signature', status: 401 },
  'GET /v2/languages': { scope: 'languages:read' },
  'GET /v3/languages?resource=translate_text': { scope: 'languages:read' },
  'GET /v3/languages/resources': { scope: 'languages:read' },
  'GET /v2/usage': { scope: 'usage:read' },
  // Without the header that pages of the console send.
  'POST /v1/console/session': { scope: 'public', body: { key: 'a' }, status: 403 },
  'POST /v1/console/session/password': { scope: 'public', body: { email: 'a', password: 'a' }, status: 403 },
  'POST /v1/console/invitation': { scope: 'public', body: { token: 'a'.repeat(64) }, status: 403 },
  'POST /v1/console/invitation/acceptance': {
    scope: 'public',
    body: { token: 'a'.repeat(64), password: 'a' },
    status: 403,
  },
  'GET /v1/console/session': { scope: 'public' },
  'GET /v1/console/language-pairs': { scope: 'session' },
  'GET /v1/console/document-types': { scope: 'session' },
  'GET /v1/console/overview': { scope: 'session' },
  'GET /v1/console/metrics': { scope: 'session' },
  'GET /v1/console/pair?source_lang=en&target_lang=es': { scope: 'session' },
  'POST /v1/console/models': { scope: 'session', body: { models: ['en-de'] } },
  'DELETE /v1/console/models/{direction}': { scope: 'session' },
  'POST /v1/console/packages': { scope: 'session', body: { groups: ['apertium'] } },
  'DELETE /v1/console/packages': { scope: 'session' },
  'POST /v1/console/server-trials': {
    scope: 'session',
    body: { kind: 'languagetool', base_url: 'http://127.0.0.1:9/v2' },
  },
  'DELETE /v1/console/session': { scope: 'session' },
  'GET /v1/console/sessions': { scope: 'session' },
  'DELETE /v1/console/sessions': { scope: 'session' },
  'DELETE /v1/console/sessions/{session_id}': { scope: 'session' },
  'POST /v3/glossaries': { scope: 'glossaries:write', body: { name: 'a' }, status: 201 },
  'GET /v3/glossaries': { scope: 'glossaries:read' },
  'GET /v3/glossaries/{glossary_id}': { scope: 'glossaries:read', status: 404 },
  'GET /v3/glossaries/{glossary_id}/entries?source_lang=en&target_lang=es': { scope: 'glossaries:read', status: 404 },
  'GET /v1/glossaries/{glossary_id}/file?format=xlsx': { scope: 'glossaries:read', status: 404 },
  'POST /v1/glossaries/entries?source_lang=en&target_lang=es': { scope: 'glossaries:read', body: {}, status: 415 },
  'PUT /v3/glossaries/{glossary_id}/dictionaries': { scope: 'glossaries:write', body: dictionary, status: 404 },
  'PATCH /v3/glossaries/{glossary_id}': { scope: 'glossaries:write', body: { name: 'a' }, status: 404 },
  'DELETE /v3/glossaries/{glossary_id}': { scope: 'glossaries:write', status: 404 },
  'DELETE /v3/glossaries/{glossary_id}/dictionaries?source_lang=en&target_lang=es': {
    scope: 'glossaries:write',
    status: 404,
  },
  'POST /v2/glossaries': { scope: 'glossaries:write', body: { name: 'a', ...dictionary }, status: 201 },
  'GET /v2/glossaries': { scope: 'glossaries:read' },
  'GET /v2/glossaries/{glossary_id}': { scope: 'glossaries:read', status: 404 },
  'GET /v2/glossaries/{glossary_id}/entries': { scope: 'glossaries:read', status: 404 },
  'DELETE /v2/glossaries/{glossary_id}': { scope: 'glossaries:write', status: 404 },
  'GET /v2/glossary-language-pairs': { scope: 'glossaries:read' },
  'POST /v3/spoken-terms': { scope: 'spoken_terms:write', body: { name: 'a' }, status: 201 },
  'GET /v3/spoken-terms': { scope: 'spoken_terms:read' },
  'GET /v3/spoken-terms/{spoken_terms_id}': { scope: 'spoken_terms:read', status: 404 },
  'GET /v3/spoken-terms/{spoken_terms_id}/entries?lang=en': { scope: 'spoken_terms:read', status: 404 },
  'PUT /v3/spoken-terms/{spoken_terms_id}/term-lists': { scope: 'spoken_terms:write', body: termList, status: 404 },
  'PATCH /v3/spoken-terms/{spoken_terms_id}': { scope: 'spoken_terms:write', body: { name: 'a' }, status: 404 },
  'DELETE /v3/spoken-terms/{spoken_terms_id}': { scope: 'spoken_terms:write', status: 404 },
  'DELETE /v3/spoken-terms/{spoken_terms_id}/term-lists?lang=en': { scope: 'spoken_terms:write', status: 404 },
  'POST /v3/translation_memories': { scope: 'translation_memories:write', body: memory, status: 201 },
  'GET /v3/translation_memories': { scope: 'translation_memories:read' },
  'GET /v3/translation_memories/{translation_memory_id}': { scope: 'translation_memories:read', status: 404 },
  'GET /v3/translation_memories/{translation_memory_id}/segments': { scope: 'translation_memories:read', status: 404 },
  'PATCH /v3/translation_memories/{translation_memory_id}/segments': {
    scope: 'translation_memories:write',
    body: { segments: [{ source_segment_id: '0', is_deleted: true }] },
    status: 404,
  },
  'GET /v3/translation_memories/{translation_memory_id}/export': { scope: 'translation_memories:read', status: 404 },
  'POST /v3/translation_memories/import': { scope: 'translation_memories:write', body: announced, status: 201 },
  'POST /v3/translation_memories/{translation_memory_id}/export': { scope: 'translation_memories:read', status: 404 },
  'GET /v3/translation_memories/jobs/{job_id}': { scope: 'translation_memories:read', status: 404 },
  'PUT /v3/translation_memories/jobs/{job_id}/file?token=a': { scope: 'public', status: 404 },
  'GET /v3/translation_memories/jobs/{job_id}/file?token=a': { scope: 'public', status: 404 },
  'DELETE /v3/translation_memories/{translation_memory_id}': { scope: 'translation_memories:write', status: 404 },
  'POST /v3/style_rules': { scope: 'style_rules:write', body: { name: 'a', language: 'de' }, status: 201 },
  'GET /v3/style_rules': { scope: 'style_rules:read' },
  'GET /v3/style_rules/{style_id}': { scope: 'style_rules:read', status: 404 },
  'PATCH /v3/style_rules/{style_id}': { scope: 'style_rules:write', body: { name: 'a' }, status: 404 },
  'PUT /v3/style_rules/{style_id}/configured_rules': { scope: 'style_rules:write', body: {}, status: 404 },
  'DELETE /v3/style_rules/{style_id}': { scope: 'style_rules:write', status: 404 },
  'POST /v3/style_rules/{style_id}/custom_instructions': {
    scope: 'style_rules:write',
    body: instruction,
    status: 404,
  },
  'GET /v3/style_rules/{style_id}/custom_instructions/{instruction_id}': { scope: 'style_rules:read', status: 404 },
  'PUT /v3/style_rules/{style_id}/custom_instructions/{instruction_id}': {
    scope: 'style_rules:write',
    body: instruction,
    status: 404,
  },
  'DELETE /v3/style_rules/{style_id}/custom_instructions/{instruction_id}': {
    scope: 'style_rules:write',
    status: 404,
  },
  'POST /v2/admin/developer-keys': { scope: 'admin', body: {}, status: 201 },
  'GET /v2/admin/developer-keys': { scope: 'admin' },
  'PUT /v2/admin/developer-keys/deactivate': { scope: 'admin', body: unknownKey, status: 404 },
  'PUT /v2/admin/developer-keys/label': { scope: 'admin', body: { ...unknownKey, label: 'a' }, status: 404 },
  'PUT /v2/admin/developer-keys/limits': { scope: 'admin', body: { ...unknownKey, characters: 1 }, status: 404 },
  'PUT /v2/admin/developer-keys/expiration': {
    scope: 'admin',
    body: { ...unknownKey, expiration_time: null },
    status: 404,
  },
  'PUT /v2/admin/developer-keys/rotate': { scope: 'admin', body: unknownKey, status: 404 },
  'GET /v2/admin/analytics?start_date=2026-01-01&end_date=2026-01-31': { scope: 'admin' },
  'GET /v2/admin/analytics/custom-tags?start_date=2026-01-01&end_date=2026-01-31': { scope: 'admin' },
  'GET /v2/admin/admin-keys': { scope: 'admin' },
  'POST /v2/admin/admin-keys': { scope: 'admin', body: {}, status: 201 },
  'PUT /v2/admin/admin-keys/deactivate': { scope: 'admin', body: unknownKey, status: 404 },
  'GET /v2/admin/people': { scope: 'admin' },
  'POST /v2/admin/people': { scope: 'admin', body: { name: 'a', email: 'not one' }, status: 400 },
  'PATCH /v2/admin/people/{person_id}': { scope: 'admin', body: { role: 'editor' }, status: 404 },
  'POST /v2/admin/people/{person_id}/invitation': { scope: 'admin', status: 404 },
  'GET /v2/admin/people/{person_id}/data': { scope: 'admin', status: 404 },
  'DELETE /v2/admin/people/{person_id}/sessions': { scope: 'admin', status: 404 },
  'DELETE /v2/admin/people/{person_id}': { scope: 'admin', status: 404 },
  'GET /v2/admin/audit-log': { scope: 'admin' },
  'GET /healthz': { scope: 'public' },
  'GET /readyz': { scope: 'public' },
  'GET /metrics': { scope: 'public' },
};
