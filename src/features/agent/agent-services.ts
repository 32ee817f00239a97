import { Ajv, type ValidateFunction } from 'ajv';
import type { JsonValue, StepService } from '../../contracts/agent/workflow.ts';
import type { StyleOrTone } from '../../contracts/engines/writing-engine.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { countCharacters } from '../../language/characters.ts';
import type { TextDetector } from '../../language/tasks/text-detector.ts';
import { writingStyles, writingTones } from '../../language/writing/styles/styles-and-tones.ts';
import type { TextLanguages } from '../detection/text-languages.ts';
import { detectSource } from '../quality/detect-source.ts';
import { type EvaluationTools, evaluateText } from '../quality/evaluate-text.ts';
import { readSource, readTarget, requireEvaluator, requireServed } from '../quality/evaluated-pair.ts';
import { type Requester, resolveResources, type StoredResources } from '../translation/resources/resolve-resources.ts';
import type { TextTranslation } from '../translation/text-translation.ts';
import type { UsageMeter, UsageRequest } from '../usage/usage-meter.ts';
import type { ImprovementRequest } from '../writing/improvement-request.ts';
import type { TextImprovement } from '../writing/text-improvement.ts';

export interface AgentServicesOptions extends EvaluationTools {
  readonly translation: Pick<TextTranslation, 'prepare'>;
  readonly stored: StoredResources;
  readonly improvement: Pick<TextImprovement, 'prepare'>;
  readonly languages: Pick<TextLanguages, 'detect'>;
  readonly detector: TextDetector;
  readonly meter: Pick<UsageMeter, 'reserve'>;
}

export interface ServiceCall {
  readonly caller: Requester;
  readonly reportingTag?: string | undefined;
  readonly service: StepService;
  readonly input: { readonly [name: string]: JsonValue };
}

/** What a call costs, and how it is done. */
export interface PreparedCall {
  /** What is set aside for it before it runs; undefined where nothing is billed. */
  readonly usage?: UsageRequest;
  run(signal: AbortSignal): Promise<JsonValue>;
}

const text = { type: 'string', maxLength: 200_000 };
const texts = { type: 'array', items: text, maxItems: 500 };
const language = { type: 'string', maxLength: 20 };
const schemaOf = (required: readonly string[], properties: object): object => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});

/** The inputs of the services (`docs/reference/workflows.md`). */
const inputs: Readonly<Record<StepService, object>> = {
  translate_text: schemaOf(['texts', 'target_lang'], {
    texts,
    target_lang: language,
    source_lang: language,
    formality: { enum: ['default', 'more', 'less', 'prefer_more', 'prefer_less'] },
    glossary_id: { type: 'string' },
    context: text,
  }),
  correct_text: schemaOf(['texts'], { texts, language, unsupported: { enum: ['refuse', 'keep'] } }),
  rephrase_text: schemaOf(['texts'], {
    texts,
    language,
    style: { enum: writingStyles },
    tone: { enum: writingTones },
    unsupported: { enum: ['refuse', 'keep'] },
  }),
  detect_language: schemaOf(['texts'], { texts }),
  pair_texts: schemaOf(['sources', 'targets'], { sources: texts, targets: texts }),
  evaluate_quality: schemaOf(['segments', 'target_lang'], {
    source_lang: language,
    target_lang: language,
    segments: {
      type: 'array',
      maxItems: 500,
      items: {
        type: 'object',
        required: ['source', 'target'],
        properties: { source: text, target: text },
      },
    },
  }),
};

interface TextsInput {
  readonly texts: readonly string[];
}

/** The services that steps of workflows use, as a key may use them: with its limits, its account's resources and its data only. */
export class AgentServices {
  readonly #options: AgentServicesOptions;
  readonly #ajv = new Ajv();
  /** Compiled when they are used for the first time. */
  readonly #checks = new Map<StepService, ValidateFunction>();

  constructor(options: AgentServicesOptions) {
    this.#options = options;
  }

  /** Rejects with what refuses the call, before anything is billed. */
  prepare(call: ServiceCall, signal: AbortSignal): Promise<PreparedCall> {
    const { service, input } = call;
    const check = this.#checks.get(service) ?? this.#ajv.compile(inputs[service]);
    this.#checks.set(service, check);
    if (!check(input)) {
      const [error] = check.errors ?? [];
      const reason = `${service}: its input${error?.instancePath.replaceAll('/', '.') ?? ''} ${error?.message ?? 'is wrong'}.`;
      throw new ServiceError('agent_task_failed', { reason });
    }
    switch (service) {
      case 'translate_text':
        return this.#translate(call, input as never, signal);
      case 'correct_text':
        return this.#improve(call, 'correct', input as never, signal);
      case 'rephrase_text':
        return this.#improve(call, 'rephrase', input as never, signal);
      case 'detect_language':
        return this.#detect(call, input as never);
      case 'evaluate_quality':
        return this.#evaluate(call, input as never, signal);
      case 'pair_texts':
        return pair(input as never);
    }
  }

  /** Sets aside what a prepared call costs. */
  reserve(usage: UsageRequest): ReturnType<UsageMeter['reserve']> {
    return this.#options.meter.reserve(usage);
  }

  async #translate(
    { caller, reportingTag }: ServiceCall,
    input: TextsInput & {
      readonly target_lang: string;
      readonly source_lang?: string;
      readonly formality?: 'default' | 'more' | 'less' | 'prefer_more' | 'prefer_less';
      readonly glossary_id?: string;
      readonly context?: string;
    },
    signal: AbortSignal,
  ): Promise<PreparedCall> {
    const { translation, stored } = this.#options;
    const { identity } = caller;
    const request = {
      texts: input.texts,
      targetLanguage: input.target_lang,
      preserveFormatting: false,
      formality: input.formality ?? 'default',
      customInstructions: [],
      accountId: identity.account.id,
      ...(input.source_lang !== undefined && { sourceLanguage: input.source_lang }),
      ...(input.glossary_id !== undefined && { glossaries: [input.glossary_id] }),
      ...(input.context !== undefined && { context: input.context }),
    };
    const prepared = await translation.prepare(request, signal, await resolveResources(stored, caller, request));
    return {
      usage: { identity, product: 'translate', category: 'text', amount: prepared.characters, reportingTag },
      run: async (running) => {
        const { translations } = await prepared.run(running);
        return {
          texts: translations.map((translated) => translated.text),
          source_langs: translations.map(({ sourceLanguage }) => sourceLanguage),
        };
      },
    };
  }

  async #improve(
    { caller: { identity }, reportingTag }: ServiceCall,
    change: ImprovementRequest['change'],
    input: TextsInput & {
      readonly language?: string;
      readonly style?: StyleOrTone;
      readonly tone?: StyleOrTone;
      readonly unsupported?: 'refuse' | 'keep';
    },
    signal: AbortSignal,
  ): Promise<PreparedCall> {
    const { style = input.tone, language: targetLanguage } = input;
    const parameter = input.style === undefined ? ('tone' as const) : ('writing_style' as const);
    const request: ImprovementRequest = {
      texts: input.texts,
      change,
      accountId: identity.account.id,
      ...(targetLanguage !== undefined && { targetLanguage }),
      ...(style !== undefined && { style: { style, parameter, preferred: input.unsupported === 'keep' } }),
    };
    const amount = input.texts.reduce((sum, one) => sum + countCharacters(one), 0);
    const answer = (improved: readonly string[]): JsonValue => ({
      texts: improved,
      changed: improved.flatMap((one, index) => (one === input.texts[index] ? [] : [index])),
    });
    try {
      const prepared = await this.#options.improvement.prepare(request, signal);
      return {
        usage: { identity, product: 'write', category: 'improvement', amount, reportingTag },
        run: async (running) => answer((await prepared.run(running)).improvements.map((improved) => improved.text)),
      };
    } catch (error) {
      const isRefused = error instanceof ServiceError && error.code === 'target_language_not_supported';
      if (input.unsupported !== 'keep' || !isRefused) throw error;
      return { run: async () => answer(input.texts) };
    }
  }

  async #detect({ caller: { identity } }: ServiceCall, { texts: given }: TextsInput): Promise<PreparedCall> {
    return {
      run: async (signal) => {
        const detected = await this.#options.languages.detect(given, { accountId: identity.account.id, signal });
        return {
          languages: detected.map((one) => one.language ?? null),
          statuses: detected.map(({ status }) => status),
        };
      },
    };
  }

  async #evaluate(
    { caller: { identity } }: ServiceCall,
    input: {
      readonly segments: readonly { readonly source: string; readonly target: string }[];
      readonly source_lang?: string;
      readonly target_lang: string;
    },
    signal: AbortSignal,
  ): Promise<PreparedCall> {
    const { detector, textWork } = this.#options;
    const evaluator = requireEvaluator(this.#options.evaluator);
    const target = readTarget(input.target_lang);
    const accountId = identity.account.id;
    const work = textWork.open({ accountId, urgency: 'background', signal });
    const sources = input.segments.map(({ source }) => source);
    const source =
      input.source_lang === undefined
        ? await detectSource({ detector, evaluator, work }, sources, target)
        : readSource(input.source_lang);
    requireServed(evaluator, { source, target }, 'target_lang');
    return {
      run: async (running) => {
        const content = { pair: { source, target }, segments: input.segments };
        const { overall, segments } = await evaluateText(this.#options, accountId, content, running);
        return {
          score: overall,
          source_lang: source,
          segments: segments.map((segment) => ({
            source: segment.source,
            target: segment.target,
            score: segment.score,
            errors: segment.findings.map((finding) => ({
              type: finding.type,
              sub_type: finding.subType,
              severity: finding.severity,
              explanation: finding.explanation,
            })),
          })),
        };
      },
    };
  }
}

async function pair({
  sources,
  targets,
}: {
  readonly sources: readonly string[];
  readonly targets: readonly string[];
}): Promise<PreparedCall> {
  if (sources.length !== targets.length) {
    const reason = `pair_texts: there are ${sources.length} sources and ${targets.length} targets.`;
    throw new ServiceError('agent_task_failed', { reason });
  }
  const segments = sources.map((source, index) => ({ source, target: targets[index] ?? '' }));
  return { run: async () => ({ segments }) };
}
