import { type Static, Type } from 'typebox';
import type { VoiceSessions } from '../../../features/voice/realtime/voice-sessions.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { recordLanguages } from '../../plugins/request-record.ts';
import { setWarningsHeader, warningsHeader } from '../../schemas/service-headers.ts';
import { readReportingTag } from '../../schemas/text-rules.ts';
import { readFormality } from './read-formality.ts';
import { voiceTag } from './voice-job-schemas.ts';
import type { VoiceRoutes } from './voice-routes.ts';

const choice = <Value extends string>(values: readonly Value[], description: string) =>
  Type.Optional(Type.Unsafe<Value>({ type: 'string', enum: [...values], description }));

const SessionBody = Type.Object({
  source_media_content_type: Type.String({
    description:
      'Type of the audio, such as `audio/webm;codecs=opus` or `audio/pcm;encoding=s16le;rate=16000`, or `audio/auto`.',
  }),
  message_format: choice(['json', 'msgpack'], 'Of all messages; default `json`.'),
  source_language: Type.Optional(
    Type.Union([Type.String(), Type.Null()], { description: 'Null or absent: detected, where an engine does that.' }),
  ),
  source_language_mode: choice(['auto', 'fixed'], '`fixed` needs a source language; default `auto`.'),
  target_languages: Type.Optional(Type.Array(Type.String(), { description: 'At most five.' })),
  target_media_languages: Type.Optional(
    Type.Array(Type.String(), { description: 'At most one, whose translation is spoken; it is a target as well.' }),
  ),
  target_media_content_type: Type.Optional(Type.String({ description: 'Default `audio/webm;codecs=opus`.' })),
  target_media_voice: choice(
    ['male', 'female', 'match'],
    '`match` follows pitch, gender and rate of the speaker; it does not clone the voice.',
  ),
  spoken_terms_id: Type.Optional(Type.String({ description: 'Words that speech recognition expects.' })),
  glossary_id: Type.Optional(Type.String()),
  formality: Type.Optional(
    Type.String({ description: 'As in text translation; `formal` and `informal` mean `more` and `less`.' }),
  ),
});
type SessionBody = Static<typeof SessionBody>;

const TokenQuery = Type.Object({ token: Type.String({ description: 'The newest token of the session.' }) });
type TokenQuery = Static<typeof TokenQuery>;

const SessionAnswer = Type.Object({
  streaming_url: Type.String({ description: 'Address of the WebSocket; add `?token=`.' }),
  token: Type.String({ description: 'Connects once, within 5 minutes.' }),
  session_id: Type.String(),
});
type SessionAnswer = Static<typeof SessionAnswer>;

const versions = [
  ['v3', ''],
  ['v1', 'V1'],
] as const;

/** The session requests of realtime streaming, on both versions of the path. */
export function realtimeSessionOperations(sessions: VoiceSessions, routes: VoiceRoutes): readonly Operation[] {
  return versions.flatMap(([version, suffix]) => [
    createOperation(sessions, routes, version, suffix),
    renewOperation(sessions, routes, version, suffix),
  ]);
}

function createOperation(
  sessions: VoiceSessions,
  { publicAddress, regionOf }: VoiceRoutes,
  version: string,
  suffix: string,
): Operation {
  return defineOperation<SessionBody, undefined>({
    id: `createVoiceSession${suffix}`,
    method: 'POST',
    path: `/${version}/voice/realtime`,
    access: { kind: 'developer', scope: null },
    summary: 'Open a realtime voice session',
    description:
      'Connect a WebSocket to `streaming_url` with the token and send audio as it is spoken; the server sends transcripts, translations and translated speech. Audio is billed by its length. Needs the plan `pro` and a key without scopes.',
    tag: voiceTag,
    reportingTag: true,
    body: SessionBody,
    status: 200,
    response: SessionAnswer,
    responseHeaders: warningsHeader,
    async handle({ body, identity, request, reply, signal }): Promise<SessionAnswer> {
      recordLanguages(request.record, {
        source: body.source_language ?? undefined,
        target: body.target_languages?.join(','),
      });
      const formality = readFormality('formality', body.formality);
      const reportingTag = readReportingTag(request.headers);
      const { id, token, isAssumed } = await sessions.create(
        { identity, region: regionOf(request) },
        {
          sourceContentType: body.source_media_content_type,
          messageFormat: body.message_format ?? 'json',
          sourceLanguage: body.source_language ?? null,
          sourceLanguageMode: body.source_language_mode ?? 'auto',
          targetLanguages: body.target_languages ?? [],
          targetMediaLanguages: body.target_media_languages ?? [],
          targetMediaContentType: body.target_media_content_type,
          targetMediaVoice: body.target_media_voice ?? 'default',
          ...(formality === undefined ? {} : { formality }),
          ...(body.glossary_id === undefined ? {} : { glossaryId: body.glossary_id }),
          ...(body.spoken_terms_id === undefined ? {} : { spokenTermsId: body.spoken_terms_id }),
          ...(reportingTag === undefined ? {} : { reportingTag }),
        },
        signal,
      );
      setWarningsHeader(reply, isAssumed ? ['source_language_assumed'] : []);
      return { streaming_url: streamingUrl(publicAddress.of(request.caller), version), token, session_id: id };
    },
  });
}

function renewOperation(
  sessions: VoiceSessions,
  { publicAddress }: VoiceRoutes,
  version: string,
  suffix: string,
): Operation {
  return defineOperation<undefined, TokenQuery>({
    id: `renewVoiceSession${suffix}`,
    method: 'GET',
    path: `/${version}/voice/realtime`,
    access: { kind: 'developer', scope: null },
    summary: 'Reconnect to a realtime voice session',
    description:
      'Answers a new token for a session whose connection was lost; the session goes on where it stopped. A token that is not the newest one ends the session.',
    tag: voiceTag,
    query: TokenQuery,
    response: SessionAnswer,
    async handle({ query, identity, request }): Promise<SessionAnswer> {
      const { id, token } = await sessions.renew(identity, query.token);
      return { streaming_url: streamingUrl(publicAddress.of(request.caller), version), token, session_id: id };
    },
  });
}

function streamingUrl(base: string, version: string): string {
  return `${base.replace(/^http/, 'ws')}/${version}/voice/realtime/connect`;
}
