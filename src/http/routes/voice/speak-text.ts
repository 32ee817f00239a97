import { Readable } from 'node:stream';
import { type Static, Type } from 'typebox';
import type { VoiceGender } from '../../../contracts/engines/speech-synthesizer.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import { mostSpokenCharacters, spokenContentTypes, type TextSpeaking } from '../../../features/voice/speak-text.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import type { FairShares } from '../../plugins/fair-shares.ts';
import { recordLanguages, recordWork } from '../../plugins/request-record.ts';
import { ClientGone } from '../../plugins/request-signal.ts';
import { refuseBrokenText } from '../../schemas/text-rules.ts';
import { voiceTag } from './voice-job-schemas.ts';

export const speechPath = '/v1/voice/speech';

const SpeechBody = Type.Object({
  text: Type.String({ description: `Plain text, at most ${mostSpokenCharacters} characters.` }),
  language: Type.String({ description: `Of the text; one that \`GET ${speechPath}/languages\` lists.` }),
  voice: Type.Optional(
    Type.Unsafe<VoiceGender>({
      type: 'string',
      enum: ['male', 'female'],
      description: 'A language without this voice is spoken with its default one.',
    }),
  ),
  content_type: Type.Optional(
    Type.String({ description: `${spokenContentTypes.map((type) => `\`${type}\``).join(', ')}; default the first.` }),
  ),
});
type SpeechBody = Static<typeof SpeechBody>;

/** A character of the text takes at most 12 bytes of JSON. */
const bodyLimit = 64 * 1024;

/** `slots`: texts that are spoken at once, since each has processes of its own. */
export function speakTextOperation(speaking: TextSpeaking, slots: FairShares): Operation {
  return defineOperation<SpeechBody, undefined>({
    id: 'speakText',
    method: 'POST',
    path: speechPath,
    access: { kind: 'developer', scope: null },
    summary: 'Speak a text',
    description:
      'The answer is audio, which the server sends while it speaks. When the client goes away, speaking ends. Nothing is billed. Needs the plan `pro` and a key without scopes.',
    tag: voiceTag,
    bodyLimit,
    body: SpeechBody,
    response: { mediaTypes: ['application/octet-stream'] },
    async handle({ body, identity, request, reply, signal }): Promise<Readable> {
      const { text, language, voice, content_type } = body;
      recordLanguages(request.record, { target: language });
      refuseBrokenText('text', text);
      const release = takeSlot(slots, identity.account.id);
      const leaving = new AbortController();
      reply.raw.once('close', () => {
        leaving.abort(new ClientGone());
        release();
      });
      try {
        const whileWanted = AbortSignal.any([signal, leaving.signal]);
        const wanted = { text, language, voice, contentType: content_type };
        const { contentType, characters, content } = await speaking.speak(identity, wanted, whileWanted);
        recordWork(request.record, { sources: [], characters, engines: [] });
        // Proxies would wait for more before they pass anything on.
        reply.type(contentType).headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
        return Readable.from(content, { objectMode: false });
      } catch (error) {
        release();
        throw error;
      }
    },
  });
}

/** Answers how to give the slot back, which may be done twice. */
function takeSlot(slots: FairShares, accountId: string): () => void {
  const outcome = slots.take(accountId);
  if (outcome === 'full') throw new ServiceError('overloaded', {}, { retryAfter: 1 });
  if (outcome === 'account_full')
    throw new ServiceError(
      'too_many_requests',
      { reason: 'this account has as many texts spoken at once as it may have.' },
      { retryAfter: 1 },
    );
  let held = true;
  return () => {
    if (held) slots.give(accountId);
    held = false;
  };
}
