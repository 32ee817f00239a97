import type { DocumentLimits } from '../../contracts/documents/document-filter.ts';
import type { ByPlan, UploadSettings } from '../../contracts/documents/upload-settings.ts';
import type { Plan } from '../../contracts/stores/accounts.ts';
import { ServiceError } from '../../errors/service-error.ts';

const mebibyte = 1024 ** 2;

/** Mebibytes by file name extension (`facts.md`, Documents): on Pro, on Free. */
const sizes: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['docx', [100, 10]],
  ['pptx', [100, 10]],
  ['pdf', [100, 10]],
  ['doc', [30, 10]],
  ['xlsx', [30, 10]],
  ['xlsm', [30, 10]],
  ['txt', [1, 1]],
  ['html', [5, 5]],
  ['htm', [5, 5]],
  ['xhtml', [5, 5]],
  ['xht', [5, 5]],
  ['xlf', [10, 10]],
  ['xliff', [10, 10]],
  ['srt', [150 / 1024, 150 / 1024]],
  ['jpg', [3, 3]],
  ['jpeg', [3, 3]],
  ['png', [3, 3]],
]);
/** Code points of any type. */
const usualCharacters: ByPlan = { pro: 1_000_000, free: 500_000 };
const otherSize: readonly [number, number] = [10, 10];

/** What is billed at least (`interface.md`, Limits). */
const minimumCharacters = 50_000;

/** How a document is billed: what it has, as if it had at least `minimumCharacters`, not at all. */
type Billing = 'characters' | 'minimum' | 'unbilled';

/** By extension; the others by their characters. */
const billing: ReadonlyMap<string, Billing> = new Map([
  ...['pptx', 'docx', 'doc', 'xlsx', 'pdf'].map((extension) => [extension, 'minimum'] as const),
  // `facts.md`, Documents.
  ...['jpg', 'jpeg', 'png'].map((extension) => [extension, 'unbilled'] as const),
]);

/** A part is in memory several times, as bytes and as text, before and after. */
const reading = { unpackedBytes: 1024 * mebibyte, partBytes: 96 * mebibyte, entries: 20_000, depth: 256 };

/** What uploads may have here. */
export class UploadLimits {
  readonly #settings: UploadSettings;

  constructor(settings: UploadSettings) {
    this.#settings = settings;
  }

  /** Bytes that an upload of any type may have. */
  get largest(): number {
    const types = ['*', ...sizes.keys(), ...this.#settings.sizes.keys()];
    return Math.max(...types.flatMap((type) => [this.#sizes(type).pro, this.#sizes(type).free]));
  }

  /** Bytes, by the extension; without one what any type may have. */
  size(extension: string | undefined, plan: Plan): number {
    return extension === undefined ? this.largest : of(plan, this.#sizes(extension));
  }

  /** While a document of that type is taken apart. */
  reading(extension: string, plan: Plan): DocumentLimits {
    return { ...reading, characters: this.#characters(extension, plan), charactersRemark: remarkOf(extension) };
  }

  refuseTooManyCharacters(count: number, extension: string, plan: Plan): void {
    const limit = this.#characters(extension, plan);
    if (count > limit)
      throw new ServiceError('document_too_large', {
        limit: `${limit.toLocaleString('en-US')} characters${remarkOf(extension)}`,
      });
  }

  #characters(extension: string, plan: Plan): number {
    const { characters } = this.#settings;
    return of(plan, characters.get(extension) ?? characters.get('*') ?? usualCharacters);
  }

  #sizes(extension: string): ByPlan {
    const set = this.#settings.sizes.get(extension) ?? this.#settings.sizes.get('*');
    if (set !== undefined) return set;
    const [pro, free] = sizes.get(extension) ?? otherSize;
    return { pro: pro * mebibyte, free: free * mebibyte };
  }
}

/** Whose limit of characters it is, and what changes it: the same text whether a filter refuses the document or its count. */
function remarkOf(extension: string): string {
  return `, the limit of this server for .${extension} (DRAGOMAN_DOCUMENT_CHARACTERS)`;
}

function of(plan: Plan, { pro, free }: ByPlan): number {
  return plan === 'free' ? free : pro;
}

export function documentTooLarge(limit: number): ServiceError {
  const [size, unit] = limit >= mebibyte ? [limit / mebibyte, 'MiB'] : [limit / 1024, 'KiB'];
  return new ServiceError('document_too_large', { limit: `${Math.round(size * 100) / 100} ${unit}` });
}

/** What a document with so many characters costs. */
export function billedCharacters(count: number, extension: string): number {
  const kind = billing.get(extension) ?? 'characters';
  if (kind === 'unbilled') return 0;
  return kind === 'minimum' ? Math.max(count, minimumCharacters) : count;
}

/** What a document of that type costs at least. */
export function leastBilled(extension: string): number {
  return billedCharacters(1, extension);
}
