import type { Setting } from './setting.ts';

/** The settings of the servers that recognize speech and that speak. */
export const speechServerSettings = [
  {
    name: 'DRAGOMAN_TRANSCRIPTION_BASE_URL',
    fallback: 'no server',
    description:
      'Address of a server that recognizes speech by the OpenAI interface (`/audio/transcriptions`), including `/v1`: Speaches, vLLM, LocalAI, a cloud.',
  },
  {
    name: 'DRAGOMAN_TRANSCRIPTION_MODEL',
    fallback: 'none; needed with its base URL',
    description: 'Name of the model on that server.',
  },
  {
    name: 'DRAGOMAN_TRANSCRIPTION_API_KEY',
    fallback: 'none',
    description: 'Key of that server.',
    secret: true,
  },
  {
    name: 'DRAGOMAN_TRANSCRIPTION_LANGUAGES',
    fallback: 'those that general models recognize well',
    description: 'Languages that the model recognizes, separated by commas.',
  },
  {
    name: 'DRAGOMAN_TRANSCRIPTION_REALTIME',
    fallback: 'false',
    description:
      'Whether live speech goes over the WebSocket `/realtime` of that server (OpenAI interface of realtime transcription), which says words while they are spoken.',
  },
  {
    name: 'DRAGOMAN_SYNTHESIS_BASE_URL',
    fallback: 'no server',
    description: 'Address of a server that speaks by the OpenAI interface (`/audio/speech`), including `/v1`.',
  },
  {
    name: 'DRAGOMAN_SYNTHESIS_MODEL',
    fallback: 'none; needed with its base URL',
    description: 'Name of the model on that server.',
  },
  {
    name: 'DRAGOMAN_SYNTHESIS_API_KEY',
    fallback: 'none',
    description: 'Key of that server.',
    secret: true,
  },
  {
    name: 'DRAGOMAN_SYNTHESIS_VOICE',
    fallback: 'alloy',
    description:
      'Voices of that server, separated by commas: `alloy` speaks every language; `male=onyx,female=nova` name the voices of a gender; `de:thorsten,en:female=amy` speak these languages only.',
  },
] as const satisfies readonly Setting[];
