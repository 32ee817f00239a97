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
  const format = formats.find(({ extensions }) => extensions.includes(input));
  if (format === undefined)
    throw new ServiceError('invalid_file', {
      reason: `this server does not translate the file extension .${input}. It translates ${list(formats.flatMap(({ extensions }) => extensions))}.`,
    });
  const outputs = outputsOf(format, input);
  const output = outputFormat?.toLowerCase().replace(/^\./, '') ?? outputs[0] ?? input;
  if (!outputs.includes(output))
    throw new ServiceError('invalid_parameter', {
      parameter: 'output_format',
      reason: `conversion between different document types is not supported; from .${input} the result can be ${list(outputs)}.`,
    });
  return { format, input, output };
}

/** Extensions that the result can have, the usual one first. */
function outputsOf(format: DocumentFormat, input: string): readonly string[] {
  const alike = format.extensions.filter(
    (other) => other !== input && mediaTypeOf(format, other) === mediaTypeOf(format, input),
  );
  return format.outputs?.[input] ?? [input, ...alike];
}

/** The media type of files with one of the format's extensions. */
export function mediaTypeOf({ mediaType, otherMediaTypes = {} }: DocumentFormat, extension: string): string {
  return otherMediaTypes[extension] ?? mediaType;
}

function list(extensions: readonly string[]): string {
  return extensions.map((extension) => `.${extension}`).join(', ');
}
