import type { JsonValue } from '../../../contracts/agent/workflow.ts';
import type { StyleOrTone, WritingEngine } from '../../../contracts/engines/writing-engine.ts';
import type { TextWork } from '../../../contracts/text-work.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import { countCharacters } from '../../../language/characters.ts';
import { writingStyles, writingTones } from '../../../language/writing/styles/styles-and-tones.ts';
import type { ImprovementRequest } from '../../writing/improvement-request.ts';
import type { TextImprovement } from '../../writing/text-improvement.ts';
import { type AgentService, inputSchema, inputs } from './agent-service.ts';
import { variantOfTexts } from './variant-of-texts.ts';

export interface ImproveTextOptions {
  readonly writingEngines: readonly WritingEngine[];
  readonly improvement: Pick<TextImprovement, 'prepare'>;
  readonly textWork: TextWork;
}

interface ImproveTextInput {
  readonly texts: readonly string[];
  readonly language?: string;
  readonly style?: StyleOrTone;
  readonly tone?: StyleOrTone;
  /** What becomes of texts whose language no engine improves; `refuse` by default. */
  readonly unsupported?: 'refuse' | 'keep';
}

const common = { texts: inputs.texts, language: inputs.language, unsupported: { enum: ['refuse', 'keep'] } };

/** `correct_text` and `rephrase_text`: as `POST /v2/write/correct` and `/rephrase`, in the variant of the texts where the language is given without one. */
export function improveText(
  change: ImprovementRequest['change'],
  { writingEngines, improvement, textWork }: ImproveTextOptions,
): AgentService<ImproveTextInput> {
  const styles = { style: { enum: writingStyles }, tone: { enum: writingTones } };
  return {
    input: inputSchema(['texts'], change === 'correct' ? common : { ...common, ...styles }),
    unavailable: () => (writingEngines.length > 0 ? undefined : 'no writing engine is installed.'),
    assume: ({ texts }) => ({ texts, changed: [] }),
    async prepare({ caller: { identity }, reportingTag }, input, signal) {
      const { texts } = input;
      const answer = (improved: readonly string[]): JsonValue => ({
        texts: improved,
        changed: improved.flatMap((text, index) => (text === texts[index] ? [] : [index])),
      });
      try {
        const accountId = identity.account.id;
        const language =
          input.language &&
          (await variantOfTexts({ writingEngines, textWork }, { accountId, language: input.language, texts }, signal));
        const prepared = await improvement.prepare(
          requestOf(change, { ...input, ...(language && { language }) }, accountId),
          signal,
        );
        const amount = texts.reduce((sum, text) => sum + countCharacters(text), 0);
        return {
          usage: { identity, product: 'write', category: 'improvement', amount, reportingTag },
          run: async (running) => answer((await prepared.run(running)).improvements.map(({ text }) => text)),
        };
      } catch (error) {
        const isRefused = error instanceof ServiceError && error.code === 'target_language_not_supported';
        if (input.unsupported !== 'keep' || !isRefused) throw error;
        return { run: async () => answer(texts) };
      }
    },
  };
}

function requestOf(
  change: ImprovementRequest['change'],
  { texts, language, style, tone, unsupported }: ImproveTextInput,
  accountId: string,
): ImprovementRequest {
  if (style !== undefined && tone !== undefined)
    throw new ServiceError('conflicting_parameters', { reason: 'Both style and tone defined' });
  const requested = style ?? tone;
  const parameter = style === undefined ? ('tone' as const) : ('writing_style' as const);
  return {
    texts,
    change,
    accountId,
    ...(language !== undefined && { targetLanguage: language }),
    ...(requested !== undefined && { style: { style: requested, parameter, preferred: unsupported === 'keep' } }),
  };
}
