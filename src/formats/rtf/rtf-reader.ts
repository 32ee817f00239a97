import type { FilterContext } from '../../contracts/documents/document-filter.ts';
import { ServiceError } from '../../errors/service-error.ts';
import type { GiveWay } from '../shared/files/give-way.ts';
import { type PlacedUnit, tieRepeated } from '../shared/office/part-units.ts';
import { tieEntries } from '../shared/office/tie-entries.ts';
import { type Destinations, enterDestination } from './enter-destination.ts';
import { FlowReader } from './flow-reader.ts';
import { FontEncodings } from './font-encodings.ts';
import { HeaderReader, type HeaderWord } from './header-words.ts';
import { RtfFormats } from './rtf-formats.ts';
import type { Frame } from './rtf-frame.ts';
import { paragraphUnits } from './rtf-paragraph.ts';
import { RtfScanner } from './rtf-scanner.ts';
import { RtfState } from './rtf-state.ts';
import { type EndedParagraph, RtfStory } from './rtf-story.ts';

/** What a file consists of: its units in the order of their starts, and words that its language decides. */
export interface ReadRtf {
  readonly units: readonly PlacedUnit[];
  readonly headerWords: readonly HeaderWord[];
}

const tokensAtOnce = 256;

/** Goes through a file once, group by group, and collects its units. */
export class RtfReader implements Destinations {
  readonly scanner: RtfScanner;
  readonly #context: FilterContext;
  readonly #formats = new RtfFormats();
  readonly #header: HeaderReader;
  readonly #flow: FlowReader;
  readonly #frames: Frame[] = [];
  readonly #units: PlacedUnit[] = [];
  readonly #entries = new Set<PlacedUnit>();

  constructor(source: string, context: FilterContext) {
    this.scanner = new RtfScanner(source);
    this.#context = context;
    const encodings = new FontEncodings();
    this.#header = new HeaderReader(this.#formats, encodings);
    this.#flow = new FlowReader(this.scanner, encodings, () => this.#units.length, context);
  }

  async read(giveWay: GiveWay): Promise<ReadRtf> {
    const body = this.story('text');
    for (let tokens = 0; this.scanner.next(); tokens++) {
      if (tokens % tokensAtOnce === 0) await giveWay();
      if (this.scanner.kind === 'open') this.#open(body);
      else if (this.scanner.kind === 'close') this.#close();
      else this.#token();
      // What follows the document is not part of it.
      if (this.#frames.length === 0 && body.hasBegun) break;
    }
    // A file that was cut off.
    this.#flow.endText(this.#frames.at(-1));
    for (const frame of this.#frames.toReversed()) if (frame.ownsStory) frame.story.endParagraph();
    body.endParagraph();
    this.#units.sort((one, other) => one.start - other.start);
    return { units: tieEntries(this.#units, this.#entries), headerWords: this.#header.words };
  }

  story(kind: EndedParagraph['kind']): RtfStory {
    return new RtfStory(kind, (paragraph) => this.#addParagraph(paragraph));
  }

  #open(body: RtfStory): void {
    const { scanner } = this;
    const parent = this.#frames.at(-1);
    if (this.#frames.length >= this.#context.limits.depth) {
      throw new ServiceError('invalid_document', {
        reason: `its groups are nested more than ${this.#frames.length} deep.`,
      });
    }
    this.#flow.endText(parent);
    if (parent !== undefined) parent.isFresh = false;
    const story = parent?.story ?? body;
    const pieceCount = story.length;
    story.hasBegun = true;
    const state = parent?.state ?? new RtfState(this.#formats);
    const hasBrace = parent?.mode === 'flow';
    if (hasBrace) {
      const { start, end, isAfterWord } = scanner;
      story.add({ type: 'open', start, end, isAfterWord, state: this.#flow.capture(parent) }, this.#units.length);
    }
    const waits = parent?.mode === 'field' || parent?.mode === 'property' || parent?.mode === 'pair';
    this.#frames.push({
      mode: waits ? 'awaiting' : (parent?.mode ?? 'flow'),
      start: scanner.start,
      state,
      isShared: true,
      story,
      ownsStory: false,
      isFresh: true,
      isStarred: false,
      isMark: false,
      pieceCount,
      hasBrace,
      field: parent?.field,
      isResult: false,
      isEntry: parent?.isEntry ?? false,
      property: parent?.property,
      unitsBefore: this.#units.length,
      isRepetition: false,
    });
    if (parent !== undefined) parent.isShared = true;
  }

  #close(): void {
    const frame = this.#frames.at(-1);
    this.#flow.endText(frame);
    this.#frames.pop();
    if (frame !== undefined) this.#end(frame, this.scanner.start, this.scanner.end);
  }

  #end(frame: Frame, start: number, end: number): void {
    const parent = this.#frames.at(-1);
    if (frame.ownsStory) frame.story.endParagraph();
    if (frame.isRepetition) this.#tie(frame, parent);
    if (parent === undefined) return;
    if (frame.isResult && frame.field !== undefined) frame.field.resultEnd = start;
    const { field } = frame;
    if (frame.mode === 'field' && field?.isTranslated === true && parent.mode === 'flow') {
      this.#flow.addBound(parent, 'end', field.resultEnd, end);
    } else if (frame.hasBrace) this.#flow.addBound(parent, 'close', start, end);
    else if (parent.mode === 'flow') {
      const shown = frame.mode === 'field' ? (field?.shown ?? '') : '';
      this.#flow.addAlone(parent, frame.start, end, { shown, isMark: frame.isMark });
    }
  }

  #tie(frame: Frame, parent: Frame | undefined): void {
    const models = this.#units.slice(parent?.unitsBefore ?? 0, frame.unitsBefore);
    tieRepeated(models, this.#units.slice(frame.unitsBefore));
  }

  #token(): void {
    const { scanner } = this;
    const frame = this.#frames.at(-1);
    if (frame === undefined) return;
    if (scanner.kind === 'symbol' && scanner.name === '*' && frame.isFresh) {
      frame.isStarred = true;
      return;
    }
    if (scanner.kind === 'word' && frame.isFresh) {
      const entered = enterDestination(frame, this.#frames.at(-2), this);
      if (entered === 'skip') this.#skip(frame);
      if (entered === 'entered' && frame.mode === 'fonts') this.#header.beginFonts(frame.start);
      if (entered !== undefined) return;
    }
    if (scanner.kind === 'word') {
      if (frame.mode === 'fonts') this.#header.readFont(scanner);
      else if (frame.mode === 'styles') this.#header.readStyle(scanner);
      else if (frame.mode === 'flow') this.#header.read(scanner);
    }
    this.#flow.token(frame);
  }

  #skip(frame: Frame): void {
    const isEnded = this.scanner.skipGroup();
    if (!isEnded) return;
    this.#frames.pop();
    this.#end(frame, this.scanner.start, this.scanner.end);
  }

  #addParagraph({ pieces, kind, unitsBefore, isEntry }: EndedParagraph): void {
    const within = this.#units.slice(unitsBefore).sort((one, other) => one.start - other.start);
    for (const placed of paragraphUnits(this.scanner.source, this.#formats, { pieces, kind, within })) {
      this.#context.budget.takeText(placed.unit.segment);
      this.#units.push(placed);
      if (isEntry) this.#entries.add(placed);
    }
  }
}
