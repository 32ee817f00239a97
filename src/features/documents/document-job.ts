import type { DocumentJob } from '../../contracts/stores/documents.ts';
import { sealText } from '../sealing/sealed-stream.ts';
import type { Requester } from '../translation/resources/resolve-resources.ts';
import { readConversionOptions } from './conversion-options.ts';
import type { DocumentKeys } from './document-encryption.ts';
import type { DocumentOrder } from './document-order.ts';
import type { DocumentType } from './document-types.ts';
import { isSideBySide, readPageRanges } from './page-options.ts';

/** What is stored of an order that was checked. */
export async function documentJob(
  { identity, region }: Requester,
  keys: DocumentKeys,
  order: DocumentOrder,
  type: DocumentType,
): Promise<DocumentJob> {
  const { input, output } = type;
  const pages = readPageRanges(order.pages, type);
  const { sourceLanguage, styleId, memory, keepCode, interfacePhrases } = order;
  return {
    ...(sourceLanguage === undefined ? {} : { sourceLanguage }),
    targetLanguage: order.targetLanguage,
    formality: order.formality,
    ...(keepCode === undefined ? {} : { keepCode }),
    ...(interfacePhrases === undefined ? {} : { interfacePhrases }),
    glossaries: order.glossaries ?? [],
    ...(styleId === undefined ? {} : { styleId }),
    ...(memory === undefined ? {} : { memory }),
    conversion: readConversionOptions(order.conversionOptions, input),
    watermark: order.watermark,
    ...(pages === undefined ? {} : { pages }),
    ...(isSideBySide(order.bilingual, type) ? { sideBySide: true } : {}),
    ...(order.qualityEvaluation ? { qualityEvaluation: true } : {}),
    region,
    keyId: identity.key.id,
    reportingTag: order.reportingTag ?? '',
    encryptedFileName: await sealText(keys.fileName, order.fileName ?? ''),
    inputFormat: input,
    outputFormat: output,
  };
}
