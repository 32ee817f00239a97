/**
 * Every error a client can see, in one table (`facts.md`, Errors). The code is stable: clients match on it. Messages may
 * carry `{name}` fields, filled from the parameters given to `ServiceError`.
 *
 * `retryable` says that the same request may succeed later; official clients retry 429 and 5xx.
 */
export interface ErrorEntry {
  readonly status: number;
  readonly retryable: boolean;
  readonly message: string;
}

export const errorCatalogue = {
  // Requests
  invalid_parameter: { status: 400, retryable: false, message: "Value for '{parameter}' not supported: {reason}" },
  missing_parameter: { status: 400, retryable: false, message: "Parameter '{parameter}' not specified." },
  conflicting_parameters: { status: 400, retryable: false, message: '{reason}' },
  invalid_body: { status: 400, retryable: false, message: 'The request body could not be read: {reason}' },
  tag_handling_failed: { status: 400, retryable: false, message: 'Tag handling parsing failed, please check input.' },
  unsupported_language_pair: {
    status: 400,
    retryable: false,
    message: "Translation from '{source}' into '{target}' is not available on this server: {reason}",
  },
  formality_not_supported: {
    status: 400,
    retryable: false,
    message: "'formality' is not supported for given 'target_lang'.",
  },
  model_type_not_supported: {
    status: 400,
    retryable: false,
    message: "Value for 'model_type' not supported: {reason}",
  },
  instructions_not_supported: {
    status: 400,
    retryable: false,
    message: "Parameter 'custom_instructions' is not supported: {reason}",
  },
  target_language_not_supported: { status: 400, retryable: false, message: "Value for 'target_lang' not supported" },
  style_not_supported: {
    status: 400,
    retryable: false,
    message: 'Language {language} does not support setting a {option}',
  },
  glossary_pair_not_found: {
    status: 400,
    retryable: false,
    message: 'No dictionary found for language pair {pair} in glossary {id}.',
  },
  invalid_glossary_entries: { status: 400, retryable: false, message: 'Invalid glossary entries provided: {reason}' },
  invalid_document: { status: 400, retryable: false, message: 'The document could not be read: {reason}' },
  invalid_file: { status: 400, retryable: false, message: 'Invalid file: {reason}' },
  equal_languages: { status: 400, retryable: false, message: 'Source and target language are equal.' },
  document_failed: { status: 400, retryable: false, message: 'The document could not be translated: {reason}' },
  invalid_workflow: { status: 400, retryable: false, message: 'The workflow is not valid: {reason}' },
  agent_task_failed: { status: 400, retryable: false, message: 'The task failed: {reason}' },
  voice_job_failed: { status: 400, retryable: false, message: 'The audio could not be processed: {reason}' },
  audio_undecodable: { status: 400, retryable: false, message: 'The audio could not be decoded: {reason}' },
  invalid_tmx: { status: 400, retryable: false, message: 'The TMX file could not be read: {reason}' },
  too_many_keys: {
    status: 400,
    retryable: false,
    message: 'An account on the plan {plan} may have {limit} active developer keys; deactivate one first.',
  },
  email_taken: {
    status: 400,
    retryable: false,
    message: "Somebody with the email address '{email}' is there already.",
  },
  too_many_people: { status: 400, retryable: false, message: 'An account may have {limit} people.' },
  last_administrator: {
    status: 400,
    retryable: false,
    message: 'This is the last active administrator of the account; make somebody else an administrator first.',
  },
  bad_request: { status: 400, retryable: false, message: 'The request is not valid HTTP.' },
  invalid_host: { status: 400, retryable: false, message: 'The request needs exactly one Host header.' },
  // Access
  missing_credentials: {
    status: 401,
    retryable: false,
    message: 'No credentials: send the header "Authorization: DeepL-Auth-Key <key>".',
  },
  missing_signature: {
    status: 401,
    retryable: false,
    message: "Send the signature as 'Authorization: Service-Signature <signature>', or use the signed address.",
  },
  invalid_token: {
    status: 401,
    retryable: false,
    message: 'The token is unknown, was used before, or its time is over.',
  },
  invalid_signature: { status: 403, retryable: false, message: 'The signature was refused: {reason}' },
  invalid_key: { status: 403, retryable: false, message: 'Authorization failed: {reason}' },
  wrong_base: { status: 403, retryable: false, message: 'Authorization failed: {reason}' },
  out_of_scope: {
    status: 403,
    retryable: false,
    message: "This key's scopes do not cover this endpoint; it needs '{scope}'.",
  },
  session_ended: { status: 401, retryable: false, message: 'Your session has ended. Please sign in again.' },
  wrong_credentials: { status: 403, retryable: false, message: 'The email address or the password is wrong.' },
  sign_in_refused: { status: 403, retryable: false, message: 'You cannot sign in: {reason}' },
  foreign_page: { status: 403, retryable: false, message: 'The request was refused: {reason}' },
  role_required: { status: 403, retryable: false, message: 'This needs the role {role}; yours is {given}.' },
  packages_not_installable: {
    status: 403,
    retryable: false,
    message: 'This server may not install packages: {reason}',
  },
  feature_not_in_plan: {
    status: 403,
    retryable: false,
    message: '{feature} require an account on the plan {plans}; the plan of this account is {plan}.',
  },
  quality_evaluation_not_enabled: {
    status: 403,
    retryable: false,
    message: 'Quality evaluation is not enabled for this account.',
  },
  // Resources
  list_changed: {
    status: 412,
    retryable: false,
    message: 'The list was changed meanwhile: its version is {version}, not {given}.',
  },
  not_found: { status: 404, retryable: false, message: 'Nothing is served at {method} {path}.' },
  method_not_allowed: { status: 405, retryable: false, message: '{path} does not support {method}; use {allowed}.' },
  glossary_not_found: { status: 404, retryable: false, message: "Glossary '{id}' not found." },
  dictionary_not_found: { status: 404, retryable: false, message: 'No dictionary found for language pair.' },
  style_rule_list_not_found: { status: 404, retryable: false, message: "Style rule list '{id}' not found." },
  custom_instruction_not_found: { status: 404, retryable: false, message: "Custom instruction '{id}' not found." },
  spoken_terms_not_found: { status: 404, retryable: false, message: "Spoken terms '{id}' not found." },
  term_list_not_found: { status: 404, retryable: false, message: "No term list found for language '{language}'." },
  translation_memory_not_found: { status: 404, retryable: false, message: "Translation memory '{id}' not found." },
  segment_not_found: { status: 404, retryable: false, message: "Segment '{id}' not found." },
  segment_changed: {
    status: 412,
    retryable: false,
    message: "Segment '{id}' was changed or deleted meanwhile; read it again.",
  },
  translation_memory_job_not_found: {
    status: 404,
    retryable: false,
    message: "Translation memory job '{id}' not found.",
  },
  developer_key_not_found: { status: 404, retryable: false, message: "Developer key '{id}' not found." },
  person_not_found: { status: 404, retryable: false, message: "Person '{id}' not found." },
  invitation_not_found: {
    status: 404,
    retryable: false,
    message: 'The link was used before, replaced by another, or its time is over. Ask for a new one.',
  },
  session_not_found: { status: 404, retryable: false, message: "Session '{id}' not found." },
  quality_evaluation_not_found: { status: 404, retryable: false, message: 'Quality evaluation job not found.' },
  document_not_found: { status: 404, retryable: false, message: 'Document not found.' },
  page_not_read: { status: 400, retryable: false, message: 'A page of the web could not be read: {reason}' },
  workflow_unavailable: {
    status: 400,
    retryable: false,
    message: 'The workflow cannot run on this server at the moment: {reason}',
  },
  workflow_not_found: { status: 404, retryable: false, message: 'Workflow not found.' },
  agent_task_not_found: { status: 404, retryable: false, message: 'Task not found.' },
  voice_job_not_found: { status: 404, retryable: false, message: 'Voice job not found.' },
  // Sizes and types
  request_timeout: { status: 408, retryable: true, message: 'The request took too long to arrive.' },
  body_too_large: { status: 413, retryable: false, message: 'The request body is larger than {limit}.' },
  document_too_large: { status: 413, retryable: false, message: 'The document is larger than {limit}.' },
  dictionary_too_large: { status: 413, retryable: false, message: 'The dictionary is larger than {limit}.' },
  work_too_large: { status: 413, retryable: false, message: 'Processing the text takes more than {limit}.' },
  uri_too_long: { status: 414, retryable: false, message: 'The URL or the headers of the request are too long.' },
  invalid_content_type: {
    status: 415,
    retryable: false,
    message: "Content type '{given}' is not supported; send {expected}.",
  },
  unsupported_content_encoding: {
    status: 415,
    retryable: false,
    message: "Content-Encoding '{given}' is not supported; send the body uncompressed or compressed with gzip.",
  },
  expectation_failed: { status: 417, retryable: false, message: "'Expect: {expectation}' cannot be met." },
  headers_too_large: { status: 431, retryable: false, message: 'The headers of the request are larger than 16 KiB.' },
  // Limits
  too_many_requests: { status: 429, retryable: true, message: 'Too many requests: {reason}' },
  quota_exceeded: { status: 456, retryable: false, message: 'Quota exceeded: {reason}' },
  // Server
  internal: { status: 500, retryable: true, message: 'Internal error. Look up the trace id in the server log.' },
  engine_failed: { status: 500, retryable: true, message: 'The engine failed. Please try again.' },
  engine_unavailable: {
    status: 503,
    retryable: true,
    message: 'No engine can serve this request at the moment: {reason}',
  },
  storage_unavailable: {
    status: 503,
    retryable: true,
    message: 'The server cannot store anything at the moment: {reason}',
  },
  document_not_ready: { status: 503, retryable: true, message: 'The document is not ready yet: {reason}' },
  shutting_down: { status: 503, retryable: true, message: 'The server is shutting down.' },
  engine_timed_out: { status: 504, retryable: true, message: 'The engine did not answer in time.' },
  overloaded: { status: 529, retryable: true, message: 'The server is overloaded. Please try again shortly.' },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof errorCatalogue;
