import { isIndex, isTranslatedField } from '../shared/office/field-types.ts';
import { destinationOf, shapeTextKind } from './destinations.ts';
import type { Frame, FrameMode } from './rtf-frame.ts';
import type { RtfScanner } from './rtf-scanner.ts';
import type { EndedParagraph, RtfStory } from './rtf-story.ts';

/** What a group needs to become a destination. */
export interface Destinations {
  /** At the word. */
  readonly scanner: RtfScanner;
  story(kind: EndedParagraph['kind']): RtfStory;
}

type Entered = 'entered' | 'skip' | undefined;

/** What a word at the start of a group makes of it. Undefined: the word is none that decides that. */
export function enterDestination(frame: Frame, parent: Frame | undefined, reader: Destinations): Entered {
  const { name } = reader.scanner;
  switch (frame.mode) {
    case 'awaiting':
      return enterAwaited(frame, parent, name, reader);
    case 'fonts':
    case 'instruction':
    case 'shown':
      if (name === 'fldrslt') return enter(frame, frame.mode);
      return frame.isStarred || name === 'fldinst' || destinationOf(name) !== undefined ? 'skip' : undefined;
    case 'flow':
    case 'container':
      return enterAny(frame, name, reader);
    default:
      return undefined;
  }
}

function enter(frame: Frame, mode: FrameMode): 'entered' {
  frame.mode = mode;
  frame.isFresh = false;
  return 'entered';
}

/** A group within a field, a shape's property or a pair, of which only some are read. */
function enterAwaited(frame: Frame, parent: Frame | undefined, name: string, reader: Destinations): Entered {
  const { field, property } = frame;
  if (parent?.mode === 'pair') return name === 'ud' ? enter(frame, parent.hasBrace ? 'flow' : 'container') : 'skip';
  if (parent?.mode === 'property' && property !== undefined) {
    if (name === 'sn') return enter(frame, 'name');
    const kind = name === 'sv' ? shapeTextKind(property.name) : undefined;
    return kind === undefined ? 'skip' : enterStory(frame, reader.story(kind));
  }
  if (field === undefined || field.isTranslated !== undefined) return 'skip';
  if (name === 'fldinst') return enter(frame, 'instruction');
  if (name !== 'fldrslt') return 'skip';
  return enterResult(frame, reader);
}

function enterResult(frame: Frame, { scanner }: Destinations): 'entered' {
  const field = frame.field as NonNullable<Frame['field']>;
  field.isTranslated = isTranslatedField(field.instruction);
  if (!field.isTranslated) return enter(frame, 'shown');
  frame.isResult = true;
  frame.isEntry ||= isIndex(field);
  const { start } = field;
  frame.story.add(
    { type: 'begin', start, end: scanner.end, isAfterWord: false, state: frame.state },
    frame.unitsBefore,
  );
  frame.isShared = true;
  return enter(frame, 'flow');
}

function enterStory(frame: Frame, story: RtfStory): 'entered' {
  frame.story = story;
  frame.ownsStory = true;
  return enter(frame, 'flow');
}

function enterAny(frame: Frame, name: string, reader: Destinations): Entered {
  const isFlow = frame.mode === 'flow';
  if (name === 'upr') return enter(frame, 'pair');
  const mode = modes.get(name);
  const destination = destinationOf(name);
  if (mode === undefined && destination === undefined && !frame.isStarred) return undefined;
  leaveFlow(frame);
  if (mode === 'field') {
    if (!isFlow) return 'skip';
    frame.field = { start: frame.start, instruction: '', shown: '', isTranslated: undefined, resultEnd: frame.start };
  } else if (mode === 'property') frame.property = { name: '' };
  if (mode !== undefined) return enter(frame, mode);
  if (destination?.type === 'container') return enter(frame, 'container');
  if (destination?.type !== 'text') {
    frame.isMark = destination?.isMark ?? false;
    return 'skip';
  }
  frame.isRepetition = name === 'shprslt';
  return enterStory(frame, reader.story(destination.kind));
}

const modes: ReadonlyMap<string, FrameMode> = new Map([
  ['fonttbl', 'fonts'],
  ['stylesheet', 'styles'],
  ['field', 'field'],
  ['sp', 'property'],
]);

/** Its brace is no bound of words only. */
function leaveFlow(frame: Frame): void {
  if (frame.hasBrace) frame.story.takeBack(frame.pieceCount);
  frame.hasBrace = false;
}
