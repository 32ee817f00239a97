import type { Conversions, DocumentConverter } from '../../contracts/documents/document-converter.ts';
import type {
  DocumentContent,
  DocumentFormat,
  DocumentText,
  DocumentTools,
  FormatConversions,
  OpenOptions,
  ReportProgress,
  WrittenDocument,
} from '../../contracts/documents/document-tools.ts';
import { PlainFile } from './plain-file.ts';

export interface ConvertingToolsOptions {
  readonly tools: DocumentTools;
  readonly converter: DocumentConverter;
  /** For plain texts; this process's own, prepared by `tools`. */
  readonly folder: string;
}

/**
 * Tools whose documents may be converted before they are read and after they are written:
 *
 *     a.doc  ─► converter ─► docx ─► filter ─► translated ─► docx
 *     a.docx ──────────────────────► filter ─► translated ─► converter ─► pdf
 */
export class ConvertingDocumentTools implements DocumentTools {
  readonly #options: ConvertingToolsOptions;

  constructor(options: ConvertingToolsOptions) {
    this.#options = options;
  }

  get formats(): readonly DocumentFormat[] {
    const { tools, converter } = this.#options;
    const { formats } = tools;
    const native = new Set(formats.flatMap(({ extensions }) => extensions));
    const available = converter.available();
    const missing = without(converter.possible, available);
    const health = converter.health();
    const reason = health.state === 'ready' ? (health.note ?? '') : health.reason;
    return formats.map((format) => {
      const conversions = conversionsOf(format, available, native);
      const missingConversions = conversionsOf(format, missing, native);
      return {
        ...format,
        ...(conversions && { conversions }),
        ...(missingConversions && { missingConversions: { ...missingConversions, reason } }),
      };
    });
  }

  missing(format: DocumentFormat): string | undefined {
    return this.#options.tools.missing(format);
  }

  async open(
    content: DocumentContent,
    options: OpenOptions,
    signal: AbortSignal,
    report?: ReportProgress,
  ): Promise<DocumentText> {
    const { tools } = this.#options;
    const input = extensionOf(content.name);
    const format = tools.formats.find(({ id }) => id === options.format);
    if (format === undefined || format.extensions.includes(input))
      return new ConvertedText(await tools.open(content, options, signal, report), { ...this.#options, format, input });
    const to = this.#options.converter.possible[input]?.find((output) => format.extensions.includes(output));
    if (to === undefined) return tools.open(content, options, signal, report);
    await using source = await convert(this.#options, content.bytes, { from: input, to }, signal);
    const name = content.name.replace(/[^.]*$/, to);
    const text = await tools.open({ name, bytes: source.read() }, options, signal, report);
    return new ConvertedText(text, { ...this.#options, format, input: to });
  }
}

interface ConvertedOptions extends ConvertingToolsOptions {
  readonly format: DocumentFormat | undefined;
  /** Extension of the document as its filter sees it. */
  readonly input: string;
}

class ConvertedText implements DocumentText {
  readonly #text: DocumentText;
  readonly #options: ConvertedOptions;
  readonly #written: PlainFile[] = [];

  constructor(text: DocumentText, options: ConvertedOptions) {
    this.#text = text;
    this.#options = options;
  }

  get units(): DocumentText['units'] {
    return this.#text.units;
  }

  get warnings(): DocumentText['warnings'] {
    return this.#text.warnings;
  }

  async write(...[translations, options, signal, report]: Parameters<DocumentText['write']>): Promise<WrittenDocument> {
    const { format, input } = this.#options;
    const { output = input, ...others } = options;
    const isOwn = format === undefined || [...format.extensions, ...(format.outputs?.[input] ?? [])].includes(output);
    if (isOwn) return this.#text.write(translations, options, signal, report);
    const written = await this.#text.write(translations, others, signal, report);
    const converted = await convert(this.#options, written.content, { from: input, to: output }, signal);
    this.#written.push(converted);
    return { content: converted.read(), attachments: written.attachments };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#text[Symbol.asyncDispose]();
    for (const file of this.#written) await file[Symbol.asyncDispose]();
  }
}

async function convert(
  { converter, folder }: Pick<ConvertingToolsOptions, 'converter' | 'folder'>,
  bytes: AsyncIterable<Uint8Array>,
  types: { readonly from: string; readonly to: string },
  signal: AbortSignal,
): Promise<PlainFile> {
  await using source = await PlainFile.create(folder, bytes);
  const result = await PlainFile.create(folder);
  try {
    await converter.convert({ ...types, source: source.path, destination: result.path }, signal);
    return result;
  } catch (error) {
    await result[Symbol.asyncDispose]();
    throw error;
  }
}

/** What conversions add to a format; undefined if nothing. */
function conversionsOf(
  { extensions, outputs }: DocumentFormat,
  conversions: Conversions,
  native: ReadonlySet<string>,
): FormatConversions | undefined {
  const all = Object.entries(conversions);
  const inputs = all.filter(([from, to]) => !native.has(from) && to.some((output) => extensions.includes(output)));
  const further = all
    .filter(([from]) => extensions.includes(from))
    .map(([from, to]) => [from, to.filter((output) => !(outputs?.[from] ?? extensions).includes(output))] as const)
    .filter(([, to]) => to.length > 0);
  if (inputs.length === 0 && further.length === 0) return undefined;
  return { inputs: Object.fromEntries(inputs), outputs: Object.fromEntries(further) };
}

/** Those of `all` that are not in `some`. */
function without(all: Conversions, some: Conversions): Conversions {
  return Object.fromEntries(
    Object.entries(all)
      .map(([from, to]) => [from, to.filter((output) => !some[from]?.includes(output))] as const)
      .filter(([, to]) => to.length > 0),
  );
}

function extensionOf(name: string): string {
  return /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}
