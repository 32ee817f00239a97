import { describeProgram, type FontProgram, saysNothing } from './font-program.ts';
import type { FontDescription } from './page-content.ts';
import type { PdfiumInstance } from './pdfium-instance.ts';

const fixedPitch = 1;
const serif = 2;
const italic = 64;
const forceBold = 1 << 18;

export const boldName =
  /bold|black|heavy|semibold|demi|\bBd|Lin(?:Libertine|Biolinum)T[BZ]|CMBX|CMSSBX|CMSSDC|CMB\d|SFBX|SF(?:BI|BL|RB|XC|SX|SO|SSDC)\d|-Bd/i;
/** Faces of TeX say what they are, while their descriptors are often wrong about their stems, which PDFium takes the weight from. */
const plainName =
  /regular|roman\b|book|light|medium|normal|thin|^(?:CM(?:R|TI|SL|SS|TT|SLTT|CSC|MI|SY|EX|U)|SF(?:RM|TI|SL|SS|TT|CC))\d/i;
/** Families whose bold faces say so in their names. */
const plainFamily =
  /^(?:Helvetica|Arial|Courier|Times|Verdana|Tahoma|Calibri|Cambria|Georgia|Consolas|LiberationS\w+|LiberationMono|DejaVuS\w+|Nimbus\w+-Regu\w*)(?: ?New)?(?: ?Roman)?(?:PS)?(?:MT)?(?:[-,](?:Roman|Italic|Oblique|ItalicMT|Ital|ReguItal))?$/i;
export const italicName =
  /italic|oblique|kursiv|slanted|Lin(?:Libertine|Biolinum)T[BZ]?[IO]|CMTI|CMSL|CMMI|CMBXTI|CMBXSL|CMSSI\d|SFTI|SF(?:SL|BI|BL|SI|SO|ST|IT)\d|-It\b|Ital\b/i;
const monoName =
  /courier|mono|consol|typewriter|fixed|CMTT|SFTT|SF(?:ST|IT|TC)\d|CMSLTT|menlo|inconsolata|lucidaconsole/i;
const serifName =
  /times|serif|(?<!-)roman|georgia|garamond|palatino|pagella|palladio|bookman|bonum|schola|termes|antiqua|goudy|sabon|bembo|bodoni|constantia|gentium|charis|stix|xits|vollkorn|spectral|tinos|minion|caslon|cambria|century|baskerville|didot|CMR\d|CMBX|CMTI|CMSL|SFRM|SFBX|SF(?:TI|SL|CC|BI|BL|RB|XC)\d|LMRoman|NimbusRom|utopia|charter|NewCM|libertine|californian|hoefler|perpetua|calisto|cochin|plantin|galliard|alegreya|crimson|merriweather|playfair|cormorant|\blora\b|song|mincho|ming|batang/i;
const sansName =
  /sans|biolinum|arial|helvetica|verdana|tahoma|calibri|univers|frutiger|gothic|futura|myriad|CMSS|SF(?:SS|SI|SX|SO)\d|SFSSDC|LMSans/i;
export const symbolName =
  /symbol|wingding|webding|dingbat|zapf|awesome|icon|CMSY|CMMI|CMEX|CMBSY|LMMath(?:Ital|Symb|Ext)|MSAM|MSBM|STIXSiz|MT-?Extra|musi[ck]|glyphicon|marlett/i;
/** Letters in these fonts are those of formulas: `CambriaMath`, `NewCMMath-Regular`. */
export const mathName = /[a-zA-Z0-9]Math(?:-[-\w]+)?$/;
/** Letters in these fonts are bars that machines read. */
const barcodeName =
  /bar-?code|IDAutomation|code[ _-]?(?:39|93|128)|3 ?of ?9|\b[CI](?:39|128|2of5)|\b(?:EAN|UPC)(?:[-_ ]?\w{1,3})?\b|codabar|interleaved|datamatrix|PDF-?417/i;

/** Bytes: fonts of Chinese are as large, in full. */
const largestProgram = 16 << 20;

interface OpenFont {
  readonly description: FontDescription;
  /** The same where strokes around its letters make them bold. */
  readonly emboldened: FontDescription;
  /** The same where a letter is a sign of a formula, whatever the font is called. */
  readonly symbols: FontDescription;
  /** For a size of 1, within what type designers draw. */
  readonly ascent: number;
  readonly descent: number;
}

/** Describes the fonts of a document's pages, each of them once. */
export class FontReader {
  readonly #instance: PdfiumInstance;
  readonly #fonts = new Map<number, OpenFont>();
  readonly #advances = new Map<number, Map<number, number>>();

  constructor(instance: PdfiumInstance) {
    this.#instance = instance;
  }

  /** How far a letter of a font goes, for a size of 1; 0 where the font does not say. */
  advance(font: number, code: number): number {
    let advances = this.#advances.get(font);
    if (advances === undefined) {
      advances = new Map();
      this.#advances.set(font, advances);
    }
    let advance = advances.get(code);
    if (advance === undefined) {
      advance = this.#width(font, code);
      advances.set(code, advance);
    }
    return advance;
  }

  read(font: number): OpenFont {
    let open = this.#fonts.get(font);
    if (open === undefined) {
      open = this.#describe(font);
      this.#fonts.set(font, open);
    }
    return open;
  }

  #describe(font: number): OpenFont {
    const { functions } = this.#instance;
    const fullName = this.#instance.readUtf8((buffer, length) =>
      functions.FPDFFont_GetBaseFontName(font, buffer, length),
    );
    const given = fullName.replace(/^[A-Z]{6}\+/, '');
    const own = given !== '' && saysNothing(given) ? this.#program(font) : undefined;
    const name = own?.name ?? given;
    const { flags, weight, angle } = own ?? this.#descriptor(font);
    const isSymbolic = name === '' || symbolName.test(name) || mathName.test(name) || barcodeName.test(name);
    const description: FontDescription = {
      name,
      family: familyOf(name, !isSymbolic && this.#hasOnePitch(font) ? flags | fixedPitch : flags),
      bold:
        boldName.test(name) ||
        (!plainName.test(name) && !plainFamily.test(name) && ((flags & forceBold) !== 0 || weight >= 700)),
      italic: italicName.test(name) || (flags & italic) !== 0 || (angle !== 0 && Math.abs(angle) < 45),
      symbolic: isSymbolic && name !== '',
      type3: name === '',
    };
    return {
      description,
      emboldened: description.bold ? description : { ...description, bold: true },
      symbols: description.symbolic ? description : { ...description, symbolic: true },
      ascent: this.#extent(functions.FPDFFont_GetAscent, font, 0.6, 1.1, 0.8),
      descent: this.#extent(functions.FPDFFont_GetDescent, font, -0.4, -0.1, -0.22),
    };
  }

  #descriptor(font: number): FontProgram {
    const { functions, scratch } = this.#instance;
    const angle = functions.FPDFFont_GetItalicAngle(font, scratch) ? (this.#instance.integers(1)[0] ?? 0) | 0 : 0;
    const flags = Math.max(0, functions.FPDFFont_GetFlags(font));
    return { flags, weight: functions.FPDFFont_GetWeight(font), angle };
  }

  /** What an embedded font says of itself. */
  #program(font: number): FontProgram | undefined {
    const { functions, scratch } = this.#instance;
    if (functions.FPDFFont_GetIsEmbedded(font) !== 1) return undefined;
    const lengthOf = (buffer: number, room: number): number =>
      functions.FPDFFont_GetFontData(font, buffer, room, scratch) ? (this.#instance.integers(1)[0] ?? 0) : 0;
    const length = lengthOf(0, 0);
    if (length === 0 || length > largestProgram) return undefined;
    const buffer = this.#instance.allocate(length);
    return this.#instance.closing(
      () => (lengthOf(buffer, length) === length ? describeProgram(this.#instance.bytes(buffer, length)) : undefined),
      () => this.#instance.free(buffer),
    );
  }

  /** Whether narrow and wide letters of a font have one width: descriptions of typewriter faces often do not say so. */
  #hasOnePitch(font: number): boolean {
    const widthsOf = (letters: string): readonly number[] =>
      [...letters].map((letter) => this.#width(font, letter.charCodeAt(0))).filter((width) => width > 0);
    const [narrow, wide] = [widthsOf('ijlftrI'), widthsOf('mwMWoO')];
    const [width = 0] = wide;
    // A width that codes without a letter have, too, is one for all that the font does not name.
    const isKnown = narrow.length > 0 && width < 0.75 && this.#width(font, 1) !== width;
    return isKnown && [...narrow, ...wide].every((other) => Math.abs(other - width) < 0.002);
  }

  #width(font: number, code: number): number {
    const { functions, scratch } = this.#instance;
    return functions.FPDFFont_GetGlyphWidth(font, code, 1, scratch) ? (this.#instance.floats(1)[0] ?? 0) : 0;
  }

  #extent(
    call: (font: number, size: number, result: number) => number,
    font: number,
    least: number,
    most: number,
    otherwise: number,
  ): number {
    const value = call(font, 1, this.#instance.scratch) ? (this.#instance.floats(1)[0] ?? 0) : 0;
    return value >= least && value <= most ? value : otherwise;
  }
}

export function familyOf(name: string, flags: number): FontDescription['family'] {
  if (monoName.test(name)) return 'mono';
  if (sansName.test(name)) return 'sans';
  if (serifName.test(name)) return 'serif';
  if ((flags & fixedPitch) !== 0) return 'mono';
  return (flags & serif) !== 0 ? 'serif' : 'sans';
}
