import { type Static, Type } from 'typebox';
import type { VoiceGender } from '../../../contracts/engines/speech-synthesizer.ts';
import { mostSpokenCharacters, type TextSpeaking } from '../../../features/voice/speak-text.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { speechPath } from './speak-text.ts';
import { voiceTag } from './voice-job-schemas.ts';

const Answer = Type.Object({
  languages: Type.Array(
    Type.Object({
      lang: Type.String({ description: 'BCP 47 code, such as `pt-BR`.' }),
      name: Type.String(),
      voices: Type.Array(Type.Unsafe<VoiceGender>({ type: 'string', enum: ['male', 'female'] }), {
        description: 'Beside the default voice.',
      }),
      external: Type.Boolean({
        description: 'Texts go to a server outside this machine and its private network.',
      }),
    }),
  ),
  content_types: Type.Array(Type.String(), { description: 'What this server can encode, the default first.' }),
  most_characters: Type.Integer({ description: 'Of the text of a request.' }),
});
type Answer = Static<typeof Answer>;

export function listSpokenLanguagesOperation(speaking: TextSpeaking): Operation {
  return defineOperation<undefined, undefined>({
    id: 'listSpokenLanguages',
    method: 'GET',
    path: `${speechPath}/languages`,
    access: { kind: 'developer', scope: null },
    summary: 'List the languages that texts can be spoken in',
    description:
      'What the installed engines speak now; empty where none speaks, or where the plan of the account has no voice.',
    tag: voiceTag,
    response: Answer,
    handle: async ({ identity }): Promise<Answer> => ({
      languages: speaking
        .languages(identity)
        .map(({ code, name, voices, external }) => ({ lang: code, name, voices: [...voices], external })),
      content_types: [...speaking.contentTypes()],
      most_characters: mostSpokenCharacters,
    }),
  });
}
