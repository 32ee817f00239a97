import type { FastifyRequest } from 'fastify';
import type { Region } from '../../../contracts/stores/resource-owner.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import type { AccountTranslation } from '../../../features/translation/account-translation.ts';
import type { TranslatedText } from '../../../features/translation/translation-request.ts';
import { upperCaseCode } from '../../../language/codes.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { recordLanguages, recordWork } from '../../plugins/request-record.ts';
import { engineHeader, setEngineHeader, setWarningsHeader, warningsHeader } from '../../schemas/service-headers.ts';
import { toTranslationRequest } from './to-translation-request.ts';
import { TranslateAnswer, TranslateBody } from './translate-schema.ts';

export interface TranslateSettings {
  /** Say in `X-Service-Engine` what translated. */
  readonly engineHeader: boolean;
}

export interface TranslationRoutes {
  readonly translation: AccountTranslation;
  readonly regionOf: (request: FastifyRequest) => Region;
}

export function translateOperation(
  { translation, regionOf }: TranslationRoutes,
  settings: TranslateSettings,
): Operation {
  return defineOperation<TranslateBody, undefined>({
    id: 'translateText',
    method: 'POST',
    path: '/v2/translate',
    access: { kind: 'developer', scope: 'translate:text' },
    summary: 'Translate up to 50 texts',
    description:
      'Each text is translated separately. If you omit `source_lang`, the language of each text is detected. Usage counts the characters of the source texts. `GET /v3/languages?resource=translate_text` lists the languages of this installation.',
    tag: 'Translation',
    isBilled: true,
    reportingTag: true,
    body: TranslateBody,
    response: TranslateAnswer,
    responseHeaders: { ...engineHeader, ...warningsHeader },
    async handle({ body, identity, signal, request, reply }): Promise<TranslateAnswer> {
      if (body.engine !== undefined && !settings.engineHeader)
        throw new ServiceError('invalid_parameter', {
          parameter: 'engine',
          reason: 'this server does not name its engines.',
        });
      recordLanguages(request.record, { source: body.source_lang, target: body.target_lang });
      const caller = { identity, region: regionOf(request) };
      const result = await translation.translate(caller, toTranslationRequest(body, request.headers), signal);
      recordWork(request.record, {
        sources: result.translations.map(({ sourceLanguage }) => sourceLanguage),
        characters: result.translations.reduce((sum, { billedCharacters }) => sum + billedCharacters, 0),
        engines: result.engines,
      });
      setWarningsHeader(
        reply,
        result.warnings.map(({ code }) => code),
      );
      if (settings.engineHeader) setEngineHeader(reply, result.engines);
      return { translations: result.translations.map((text) => toAnswer(text, body)) };
    },
  });
}

function toAnswer(translated: TranslatedText, body: TranslateBody): TranslateAnswer['translations'][number] {
  return {
    detected_source_language: upperCaseCode(translated.sourceLanguage),
    text: translated.text,
    ...(body.show_billed_characters === true ? { billed_characters: translated.billedCharacters } : {}),
    ...(body.model_type === undefined ? {} : { model_type_used: translated.modelType }),
    ...(body.tag_handling === undefined ? {} : { tag_handling_version: body.tag_handling_version ?? 'v2' }),
  };
}
