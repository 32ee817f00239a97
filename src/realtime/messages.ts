import { type Static, type TSchema, Type } from 'typebox';

/** Version of the realtime interface (`interface.md`, Versioning). */
export const realtimeVersion = '1.0.0';

const bytes = (description: string) =>
  Type.String({ description: `${description} Base64 in JSON; binary in MessagePack.`, contentEncoding: 'base64' });

const milliseconds = (description: string) => Type.Integer({ minimum: 0, description });

const Segment = {
  text: Type.String({
    description:
      'All concluded texts one after another are the transcript: the spaces between them are part of the texts.',
  }),
  start_time: milliseconds('Milliseconds since the begin of the session.'),
  end_time: milliseconds('Milliseconds since the begin of the session.'),
};

const SourceSegment = Type.Object({ ...Segment, language: Type.String({ description: 'BCP 47 code.' }) });
const TargetSegment = Type.Object(Segment);

const ofLanguage = (description: string) => Type.Object({ language: Type.String() }, { description });

/** Messages of clients, each an object with one key. */
export const clientMessages = {
  source_media_chunk: Type.Object(
    { data: bytes('At most 100 kilobytes and one second of audio.') },
    { description: 'The next audio; for PCM a whole number of samples.' },
  ),
  end_of_source_media: Type.Object({}, { description: 'No more audio comes: what is tentative is concluded.' }),
} satisfies Record<string, TSchema>;

/** Messages of the server, each an object with one key. */
export const serverMessages = {
  source_transcript_update: Type.Object(
    { concluded: Type.Array(SourceSegment), tentative: Type.Array(SourceSegment) },
    {
      description:
        'Concluded segments come once and do not change. Tentative ones replace those of the message before.',
    },
  ),
  target_transcript_update: Type.Object(
    {
      language: Type.String(),
      concluded: Type.Array(TargetSegment),
      tentative: Type.Array(TargetSegment),
    },
    { description: 'The same for a target language.' },
  ),
  target_media_chunk: Type.Object(
    {
      language: Type.String(),
      content_type: Type.Optional(Type.String({ description: 'On the first chunk only.' })),
      headers: Type.Optional(
        Type.Integer({
          description: 'How many of the elements are headers; on the first chunk only, where there are any.',
        }),
      ),
      data: Type.Array(bytes('An element that cannot be cut.')),
      duration: milliseconds('Of the audio in the elements.'),
      text: Type.Optional(Type.String({ description: 'What is spoken; on the first chunk of a sentence.' })),
    },
    { description: 'Translated speech: all elements one after another are a file.' },
  ),
  end_of_source_transcript: Type.Object({}, { description: 'The transcript is complete.' }),
  end_of_target_transcript: ofLanguage('The translation into this language is complete.'),
  end_of_target_media: ofLanguage('The speech in this language is complete.'),
  end_of_stream: Type.Object({}, { description: 'The last message.' }),
  error: Type.Object(
    {
      request_type: Type.String({ description: 'Kind of the message at fault.' }),
      error_code: Type.Integer({ description: 'Like a status of HTTP.' }),
      reason_code: Type.Integer({ description: 'HTTP-like code times 10000, and a number.' }),
      error_message: Type.String(),
    },
    { description: 'The server closes the connection after it.' },
  ),
} satisfies Record<string, TSchema>;

export type ServerMessage = {
  [Kind in keyof typeof serverMessages]: { readonly [Key in Kind]: Static<(typeof serverMessages)[Kind]> };
}[keyof typeof serverMessages];
