import { plainFormat, type RunFormat } from '../shared/office/run-items.ts';
import { MifScanner } from './mif-scanner.ts';
import { encodingNamed, type MifEncoding } from './mif-text.ts';

/** A statement that holds for all text after it. */
export interface MifState {
  /** The same for those that make text look alike. */
  readonly key: string;
  readonly properties: readonly string[];
  readonly statement: string;
  /** Tags of a font or conditions. */
  readonly names: readonly string[];
}

/** How text looks, and under which conditions it is shown. */
export class MifFormat implements RunFormat {
  readonly key: string;
  readonly properties: readonly string[];
  readonly font: MifState;
  readonly condition: MifState;
  readonly encoding: MifEncoding | undefined;

  constructor(font: MifState, condition: MifState, encoding: MifEncoding | undefined) {
    this.font = font;
    this.condition = condition;
    this.encoding = encoding;
    this.key = `${font.key}\n${condition.key}\n${encoding ?? ''}`;
    this.properties = [...font.properties, ...condition.properties];
  }

  /** Tracked changes are conditions. */
  get isDeleted(): boolean {
    return this.condition.names.includes('FM8_TRACK_CHANGES_DELETED');
  }
}

/** Of text that is as its paragraph says. */
export const usualFont: MifState = {
  key: '',
  properties: [],
  names: [],
  statement: "<Font \n    <FTag `'>\n    <FLocked No>\n   > # end of Font",
};

export const noCondition: MifState = { key: '', properties: [], names: [], statement: '<Unconditional >' };

/** What no reader sees of a font: its language, and what is only another way to name it. */
const unseen = new Set(['FLocked', 'FLanguage', 'FPlatformName', 'FPostScriptName', 'FEncoding']);

/** The statements for fonts and conditions of a document, each read once however often it occurs. */
export class MifFormats {
  /** The encodings of fonts and paragraphs in the catalogs, by their tags. */
  readonly fontEncodings = new Map<string, MifEncoding>();
  readonly paragraphEncodings = new Map<string, MifEncoding>();
  readonly #states = new Map<string, MifState>();
  readonly #formats = new Map<MifState, Map<MifState, Map<MifEncoding | undefined, MifFormat>>>();

  of(font: MifState, condition: MifState, encoding: MifEncoding | undefined): MifFormat {
    const byCondition = getOrAdd(this.#formats, font, () => new Map());
    const byEncoding = getOrAdd(byCondition, condition, () => new Map());
    return getOrAdd(byEncoding, encoding, () => new MifFormat(font, condition, encoding));
  }

  font(statement: string): MifState {
    return getOrAdd(this.#states, statement, () => readState(statement, unseen));
  }

  condition(statement: string): MifState {
    return getOrAdd(this.#states, statement, () => readState(statement, noNames));
  }

  /** Of text in a font, where the font says something. */
  encodingOf({ statement, names }: MifState): MifEncoding | undefined {
    const written = /<FEncoding `([^']*)'>/.exec(statement)?.[1];
    return written === undefined ? this.fontEncodings.get(names[0] ?? '') : encodingNamed(written);
  }
}

export function isMifFormat(format: RunFormat): format is MifFormat {
  return format !== plainFormat && format instanceof MifFormat;
}

const noNames: ReadonlySet<string> = new Set();

/** Comments and what no reader sees, in characters. */
const longestUnseen = 1000;

function readState(statement: string, left: ReadonlySet<string>): MifState {
  const scanner = new MifScanner(statement, { depth: Number.POSITIVE_INFINITY });
  const properties: string[] = [];
  const names: string[] = [];
  scanner.next();
  const { name } = scanner;
  while (scanner.next()) {
    if (scanner.kind !== 'open') continue;
    const { name: property, start } = scanner;
    const word = scanner.word();
    if (property === 'FTag' || property === 'InCondition') names.push(word);
    if (left.has(property) || (property === 'FTag' && word === '')) continue;
    properties.push(statement.slice(start, scanner.end).replace(/[\t\r\n ]+/g, ' '));
  }
  const key = properties.join('\n');
  // It may be written more often than it was.
  const isLong = statement.length > key.length + longestUnseen;
  return { key, properties, names, statement: isLong ? `<${name} ${key}>` : statement };
}

function getOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
