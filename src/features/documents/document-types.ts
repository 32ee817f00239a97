import type { DocumentFormat } from '../../contracts/documents/document-tools.ts';
import { ServiceError } from '../../errors/service-error.ts';

export interface DocumentType {
  readonly format: DocumentFormat;
  /** Extensions in lower case. */
  readonly input: string;
  readonly output: string;
}

/** `a.tar.DOCX` → `docx`. */
export function extensionOf(name: string): string | undefined {
  return /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase();
}

/** What a file is, by its name, and what comes out. The content is judged when it is read. */
export function documentType(
  formats: readonly DocumentFormat[],
  fileName: string | undefined,
  outputFormat: string | undefined,
): DocumentType {
  const input = fileName === undefined ? undefined : extensionOf(fileName);
  if (input === undefined)
    throw new ServiceError('invalid_file', {
      reason: "its name has no file extension, such as .txt; send the name with the file or in 'filename'.",
    });
  const format = formatOf(formats, input);
  const { missingConversions: missing } = format ?? {};
  if (missing !== undefined && input in missing.inputs)
    throw new ServiceError('invalid_file', {
      reason: `documents with the file extension .${input} have to be converted first. ${missing.reason}`,
    });
  if (format === undefined)
    throw new ServiceError('invalid_file', {
      reason: `this server does not translate the file extension .${input}. It translates ${list(formats.flatMap(readableExtensions))}.`,
    });
  const outputs = outputsOf(format, input);
  const output = outputFormat?.toLowerCase().replace(/^\./, '') ?? outputs[0] ?? input;
  if (missing?.outputs[input]?.includes(output))
    throw new ServiceError('invalid_parameter', {
      parameter: 'output_format',
      reason: `the result has to be converted to .${output}. ${missing.reason}`,
    });
  if (!outputs.includes(output))
    throw new ServiceError('invalid_parameter', {
      parameter: 'output_format',
      reason: `conversion between different document types is not supported; from .${input} the result can be ${list(outputs)}.`,
    });
  return { format, input, output };
}

/** The format that documents with an extension are read as, converted first or not, whether a converter works or not. */
export function formatOf(formats: readonly DocumentFormat[], extension: string): DocumentFormat | undefined {
  const isConverted = ({ conversions, missingConversions }: DocumentFormat): boolean =>
    [conversions, missingConversions].some((some) => some !== undefined && Object.hasOwn(some.inputs, extension));
  return formats.find(({ extensions }) => extensions.includes(extension)) ?? formats.find(isConverted);
}

export function readableExtensions({ extensions, conversions }: DocumentFormat): readonly string[] {
  return [...extensions, ...Object.keys(conversions?.inputs ?? {})];
}

/** Extensions that the result can have, the usual one first. */
export function outputsOf(format: DocumentFormat, input: string): readonly string[] {
  const { conversions, extensions } = format;
  const converted = conversions?.inputs[input];
  if (converted !== undefined && !extensions.includes(input)) return converted;
  const alike = extensions.filter(
    (other) => other !== input && mediaTypeOf(format, other) === mediaTypeOf(format, input),
  );
  return [...(format.outputs?.[input] ?? [input, ...alike]), ...(conversions?.outputs[input] ?? [])];
}

/** Of results that converters make, where no format here is of that type. */
const convertedMediaTypes: ReadonlyMap<string, string> = new Map([['pdf', 'application/pdf']]);

/** The media type of a result. */
export function resultMediaType(formats: readonly DocumentFormat[], extension: string): string {
  const format = formats.find(({ extensions }) => extensions.includes(extension));
  if (format !== undefined) return mediaTypeOf(format, extension);
  return convertedMediaTypes.get(extension) ?? 'application/octet-stream';
}

/** The media type of files with one of the format's extensions. */
export function mediaTypeOf({ mediaType, otherMediaTypes = {} }: DocumentFormat, extension: string): string {
  return otherMediaTypes[extension] ?? mediaType;
}

function list(extensions: readonly string[]): string {
  return extensions.map((extension) => `.${extension}`).join(', ');
}
