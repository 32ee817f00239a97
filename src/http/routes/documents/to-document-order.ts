import type { DocumentOrder } from '../../../features/documents/document-order.ts';
import { storedResources } from '../../schemas/stored-resources.ts';
import { readReportingTag, refuseBrokenText } from '../../schemas/text-rules.ts';
import type { UploadFields } from './document-schemas.ts';

/** `interface.md`, Document translation: a threshold below is taken for this. */
const leastThreshold = 50;

/** Checks what the schema cannot say and brings the fields to the terms of the use case. */
export function toDocumentOrder(
  fields: UploadFields,
  partName: string | undefined,
  headers: Readonly<Record<string, unknown>>,
): DocumentOrder {
  const fileName = fields.filename ?? partName;
  if (fileName !== undefined) refuseBrokenText('filename', fileName);
  const {
    source_lang: sourceLanguage,
    output_format: outputFormat,
    input_conversion_options: conversionOptions,
  } = fields;
  const reportingTag = readReportingTag(headers);
  const { memory, ...resources } = storedResources(fields);
  return {
    fileName,
    targetLanguage: fields.target_lang,
    formality: fields.formality ?? 'default',
    ...(fields.keep_code === undefined ? {} : { keepCode: fields.keep_code }),
    ...(fields.interface_phrases === undefined ? {} : { interfacePhrases: fields.interface_phrases }),
    watermark: fields.enable_watermark ?? false,
    ...(fields.pages === undefined ? {} : { pages: fields.pages }),
    ...(fields.bilingual === undefined ? {} : { bilingual: fields.bilingual }),
    ...(fields.enable_quality_evaluation === 'true' ? { qualityEvaluation: true } : {}),
    ...(sourceLanguage === undefined ? {} : { sourceLanguage }),
    ...(outputFormat === undefined ? {} : { outputFormat }),
    ...(conversionOptions === undefined ? {} : { conversionOptions }),
    ...resources,
    ...(memory === undefined ? {} : { memory: { ...memory, threshold: Math.max(memory.threshold, leastThreshold) } }),
    ...(reportingTag === undefined ? {} : { reportingTag }),
  };
}
