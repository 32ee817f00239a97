import { fillsAndStrokes } from '../../reading/bold-strokes.ts';
import type { Colour } from '../../reading/page-content.ts';
import type { RunStyle } from '../../reading/page-layout.ts';
import { serializeNumber, serializePrecisely } from '../objects/serialize-value.ts';
import type { ContentStream, ShowOperation } from './text-state.ts';

/** `Tr` of letters that are only stroked. */
const strokes = 1;

/** The text that a word is drawn in. */
export interface TextAround {
  /** The stream that it is written to; undefined: after all of the page. */
  readonly at: ContentStream | undefined;
  readonly renderingMode: number;
}

type Look = Pick<RunStyle, 'object' | 'fill'>;

/** Operators for the colours and the strokes of letters. */
export class LetterLooks {
  readonly #shows: readonly ShowOperation[];

  constructor(shows: readonly ShowOperation[]) {
    this.#shows = shows;
  }

  /** The source's own operators where they have their meaning: colours of special inks, patterns. */
  fill(ordinal: number, colour: Colour, at: ContentStream | undefined): string {
    const show = this.#shows[ordinal];
    if (show !== undefined && show.stream === at && show.state.fill !== '') return `${show.state.fill}\n`;
    return `${numbersOf(colour)} rg\n`;
  }

  /** Of the text around letters of that look. */
  around({ object, fill }: Look, { at, renderingMode }: TextAround): string {
    return `${this.fill(object, fill, at)}${renderingMode} Tr\n`;
  }

  /** Of what an operator shows, beside or over letters of that look; `scale` is that of its size beside the source's. */
  of(show: ShowOperation, fill: Colour, look: Look, around: TextAround, scale: number): string {
    const { renderingMode, stroke, lineWidth, matrix } = show.state;
    if (renderingMode === around.renderingMode && isSame(fill, look.fill)) return this.around(look, around);
    const filled = this.fill(show.ordinal, fill, around.at);
    if (renderingMode !== strokes && renderingMode !== fillsAndStrokes) return `${filled}${renderingMode} Tr\n`;
    const isOwn = show.stream === around.at && stroke !== '';
    const [a, b, c, d] = matrix;
    const width = serializePrecisely(lineWidth * Math.sqrt(Math.abs(a * d - b * c)) * scale);
    return `${filled}${isOwn ? stroke : `${numbersOf(fill)} RG\n`}${width} w\n${renderingMode} Tr\n`;
  }
}

function isSame(one: Colour, other: Colour): boolean {
  return one.red === other.red && one.green === other.green && one.blue === other.blue;
}

const numbersOf = ({ red, green, blue }: Colour): string => [red, green, blue].map(serializeNumber).join(' ');
