import { formalityOption } from './translation-options.ts';

const group = 'Languages';

/** Said by each of these commands: what the server does without engines of its operator. */
export const offlineRecognition =
  'Offline, the server recognizes English only: usable on clean speech, not competitive with large models. A speech server or models of its operator recognize more.';

/** Options of commands that transcribe: the language that is spoken, and what recognition and translation use. */
export const speechOptions = {
  from: {
    type: 'string',
    short: 'f',
    value: 'LANGUAGE',
    help: 'Language that is spoken. Default: the server detects it, or takes the only one that it recognizes.',
    group,
  },
  formality: formalityOption(group),
  glossary: { type: 'string', value: 'ID', help: 'Glossary to use.', group },
  'spoken-terms': {
    type: 'string',
    value: 'ID',
    help: 'Spoken terms that the recognizer should expect.',
    group,
  },
} as const;
