import type { JsonValue } from '../../../contracts/agent/workflow.ts';
import type { TextUnit } from '../../../contracts/documents/document-filter.ts';
import type { TextWork } from '../../../contracts/text-work.ts';
import type { TextDetector } from '../../../language/tasks/text-detector.ts';
import { billedCharacters } from '../../documents/document-limits.ts';
import { mediaTypeOf, resultMediaType } from '../../documents/document-types.ts';
import { countBilled, countDocument, prepareDocument } from '../../documents/translate-document.ts';
import { evaluationLimits } from '../../quality/evaluation-limits.ts';
import type { UnservedSource } from '../../translation/group-by-source.ts';
import { resolveResources, type StoredResources } from '../../translation/resources/resolve-resources.ts';
import type { RequestedFormality } from '../../translation/translation-request.ts';
import { type AgentService, inputSchema, inputs, type PreparedCall, type ServiceCaller } from './agent-service.ts';
import { type OpenDocumentOptions, type OpenedDocument, prepareWithDocument } from './open-document.ts';
import { refuseLanguages } from './refuse-languages.ts';

export interface TranslateDocumentOptions extends OpenDocumentOptions {
  readonly stored: StoredResources;
  readonly detector: TextDetector;
  readonly textWork: TextWork;
  readonly unservedSource: UnservedSource;
}

interface TranslateDocumentInput {
  readonly file: JsonValue;
  readonly target_lang: string;
  readonly source_lang?: string;
  readonly formality?: RequestedFormality;
  readonly glossary_id?: string;
  readonly output_format?: string;
  /** Of the result; default that of the file with the language before its ending. */
  readonly name?: string;
}

export const formalities: readonly RequestedFormality[] = ['default', 'more', 'less', 'prefer_more', 'prefer_less'];

/** `translate_document`: as `POST /v2/document`. */
export function translateDocument(options: TranslateDocumentOptions): AgentService<TranslateDocumentInput> {
  return {
    input: inputSchema(['file', 'target_lang'], {
      file: { type: 'object' },
      target_lang: inputs.language,
      source_lang: inputs.language,
      formality: { enum: formalities },
      glossary_id: { type: 'string', maxLength: 100 },
      output_format: { type: 'string', maxLength: 20 },
      name: inputs.fileName,
    }),
    unavailable: () => (options.stored.router.reachable().sources.length > 0 ? undefined : 'no engine translates.'),
    refuse: (input) => refuseLanguages(options.stored.router, input),
    // The file is used in place of its translation, which is about as long.
    assume: ({ file, name, source_lang = null, target_lang }) => ({
      ...{ file: { ...(file as object), ...(name !== undefined && { name }) }, source_lang, target_lang },
      ...{ characters: 0, warnings: [], segments: [], segments_left_out: 0 },
    }),
    prepare: (caller, input, signal) =>
      prepareWithDocument(options, caller, input, signal, (opened) =>
        prepareTranslation(options, caller, { input, ...opened }, signal),
      ),
  };
}

async function prepareTranslation(
  { limits, stored, tools, ...dependencies }: TranslateDocumentOptions,
  { caller, reportingTag, files }: ServiceCaller,
  { input, file, document, type }: OpenedDocument & { readonly input: TranslateDocumentInput },
  signal: AbortSignal,
): Promise<PreparedCall> {
  const { identity } = caller;
  const units: readonly TextUnit[] = document.units;
  const characters = countDocument(units);
  limits.refuseTooManyCharacters(characters, type.input, identity.account.plan);
  const request = {
    targetLanguage: input.target_lang,
    formality: input.formality ?? ('default' as const),
    accountId: identity.account.id,
    keptSegments: evaluationLimits.segments,
    ...(input.source_lang !== undefined && { sourceLanguage: input.source_lang }),
    ...(input.glossary_id !== undefined && { glossaries: [input.glossary_id] }),
  };
  const resources = await resolveResources(stored, caller, request);
  const prepared = await prepareDocument({ router: stored.router, ...dependencies }, units, request, resources, signal);
  const { source, target } = prepared;
  const amount = prepared.billed ? billedCharacters(countBilled(units), type.input) : 0;
  return {
    usage: { identity, product: 'translate', category: 'document', amount, reportingTag },
    async run(running) {
      const translated = await prepared.run(() => running.throwIfAborted());
      const writing = { targetLanguage: target, watermark: false, output: type.output };
      const { content } = await document.write(translated.translations, writing, running);
      const result = await files.add({
        name: input.name ?? `${file.name.slice(0, -type.input.length)}${target}.${type.output}`,
        mediaType:
          type.output === type.input
            ? mediaTypeOf(type.format, type.input)
            : resultMediaType(tools.formats, type.output),
        description: `${file.name} in ${target}.`,
        content,
      });
      return {
        file: result,
        source_lang: source,
        target_lang: target,
        characters,
        warnings: [...document.warnings, ...translated.warnings].map(({ code, message }) => ({ code, message })),
        segments: translated.segments.map((segment) => ({ source: segment.source, target: segment.target })),
        segments_left_out: translated.segmentsLeftOut,
      };
    },
    close: async () => document[Symbol.asyncDispose](),
  };
}
