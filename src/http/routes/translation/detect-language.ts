import { type Static, Type } from 'typebox';
import {
  type DetectionStatus,
  detectionStatuses,
  type TextLanguages,
} from '../../../features/detection/text-languages.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { refuseBrokenText } from '../../schemas/text-rules.ts';

const DetectBody = Type.Object({
  text: Type.Array(Type.String(), {
    minItems: 1,
    maxItems: 50,
    description: 'Texts whose languages are detected, each separately. The response keeps their order.',
  }),
});

type DetectBody = Static<typeof DetectBody>;

const DetectAnswer = Type.Object({
  results: Type.Array(
    Type.Object({
      detected_language: Type.Union([Type.String(), Type.Null()], {
        description: 'Code of the language, in lower case, without region; null where the text is in none.',
      }),
      detection_status: Type.Unsafe<DetectionStatus>({
        type: 'string',
        enum: [...detectionStatuses],
        description:
          '`success`: the language is certain. `insufficient_confidence`: it is the likeliest of several. `unsupported_language`: it is certain, and this server does not translate from it. `no_language_detected`: the text has none, such as a number or an address.',
      }),
    }),
  ),
});

type DetectAnswer = Static<typeof DetectAnswer>;

/** `facts.md`, Language detection. */
export function detectLanguageOperation(languages: TextLanguages): Operation {
  return defineOperation<DetectBody, undefined>({
    id: 'detectLanguage',
    method: 'POST',
    path: '/v3/detect/language',
    access: { kind: 'developer', scope: 'translate:text' },
    summary: 'Detect the languages of up to 50 texts',
    description:
      'Detection knows the same languages on every installation. Nothing is billed. A translation without `source_lang` uses the same detection.',
    tag: 'Translation',
    body: DetectBody,
    response: DetectAnswer,
    async handle({ body, identity, signal }): Promise<DetectAnswer> {
      for (const [index, text] of body.text.entries()) refuseBrokenText(`text[${index}]`, text);
      const detected = await languages.detect(body.text, { accountId: identity.account.id, signal });
      return {
        results: detected.map(({ language, status }) => ({
          detected_language: language ?? null,
          detection_status: status,
        })),
      };
    },
  });
}
