import type { AccountWriting } from '../../../features/writing/account-writing.ts';
import type { ImprovementRequest } from '../../../features/writing/improvement-request.ts';
import { listedChanges } from '../../../features/writing/listed-changes.ts';
import { countCharacters } from '../../../language/characters.ts';
import type { OperationCall } from '../../operation.ts';
import { recordLanguages, recordWork } from '../../plugins/request-record.ts';
import { setEngineHeader, setWarningsHeader } from '../../schemas/service-headers.ts';
import type { ImprovementAnswer } from './writing-schema.ts';

export interface WritingSettings {
  /** Say in `X-Service-Engine` what improved the texts. */
  readonly engineHeader: boolean;
}

/** Improves the texts for the caller, with what log and headers say of it. */
export async function answerImprovements(
  writing: AccountWriting,
  wanted: ImprovementRequest,
  {
    identity,
    signal,
    request,
    reply,
  }: Pick<OperationCall<unknown, unknown, unknown>, 'identity' | 'signal' | 'request' | 'reply'>,
  { engineHeader }: WritingSettings,
): Promise<ImprovementAnswer> {
  recordLanguages(request.record, { target: wanted.targetLanguage });
  const { improvements, engines, warnings } = await writing.improve(identity, wanted, signal);
  recordWork(request.record, {
    sources: improvements.map(({ sourceLanguage }) => sourceLanguage),
    characters: wanted.texts.reduce((sum, text) => sum + countCharacters(text), 0),
    engines,
  });
  setWarningsHeader(
    reply,
    warnings.map(({ code }) => code),
  );
  if (engineHeader) setEngineHeader(reply, engines);
  return {
    improvements: improvements.map(({ text, targetLanguage, sourceLanguage, changes }, index) => ({
      text,
      target_language: targetLanguage,
      detected_source_language: sourceLanguage,
      ...(changes === undefined ? {} : { changes: listedChanges(wanted.texts[index] ?? '', changes) }),
    })),
  };
}
