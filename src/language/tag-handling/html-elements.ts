/** What Dragoman has to know about HTML elements. Names that are not here, custom elements included, are inline. */

function names(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** No content, no end tag. */
export const voidElements = names(
  'area base br col embed hr img input link meta param source track wbr basefont bgsound frame keygen',
);

/** Text before, inside and after is not one sentence. */
export const blockElements = names(
  'html head body title base link meta address article aside blockquote button canvas caption center col colgroup dd ' +
    'details dialog dir div dl dt fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 header hgroup hr ' +
    'iframe legend li listing main map menu nav noembed noframes noscript ol optgroup option p param pre script search ' +
    'section select source style summary table tbody td template textarea tfoot th thead tr track ul video audio datalist object',
);

/** Never touched, whatever `translate` says about their surroundings. */
export const opaqueElements = names('script style svg math iframe noembed noframes xmp plaintext');

/** Not translated unless they say `translate="yes"`. */
export const untranslatedElements = names('code kbd samp var');

/** White space is text, and lines are lines. */
export const preformattedElements = names('pre textarea listing');

/** Their content is not HTML, so `<x/>` is empty there … */
export const foreignElements = names('svg math');

/** … except inside these elements of theirs … */
export const integrationElements: Readonly<Record<string, ReadonlySet<string>>> = {
  svg: names('foreignobject desc title'),
  math: names('mi mo mn ms mtext annotation-xml'),
};

/** … and these start tags end them. */
export const foreignEnders = names(
  'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ol ' +
    'p pre ruby s small span strong strike sub sup table tt u ul var',
);

export interface ImpliedEnd {
  /** Open elements that end where the new one starts … */
  readonly closes: readonly string[];
  /** … unless one of these is open inside them. */
  readonly within: readonly string[];
}

const paragraphScope = ['button', 'table', 'td', 'th', 'caption', 'template', 'object'];
const endsParagraph: ImpliedEnd = { closes: ['p'], within: paragraphScope };
const endsItem: ImpliedEnd = { closes: ['li'], within: ['ul', 'ol', 'menu', 'dir', ...paragraphScope] };
const endsDefinition: ImpliedEnd = { closes: ['dt', 'dd'], within: ['dl', ...paragraphScope] };
const endsCell: ImpliedEnd = { closes: ['td', 'th'], within: ['table', 'template'] };
const endsRow: ImpliedEnd = { closes: ['tr'], within: ['table', 'template'] };
const endsSection: ImpliedEnd = {
  closes: ['thead', 'tbody', 'tfoot', 'caption', 'colgroup'],
  within: ['table', 'template'],
};
const endsOption: ImpliedEnd = { closes: ['option'], within: ['select', 'datalist'] };
const endsGroup: ImpliedEnd = { closes: ['optgroup'], within: ['select'] };
const endsRuby: ImpliedEnd = { closes: ['rt', 'rp'], within: ['ruby'] };

const startsThatEnd: Readonly<Record<string, readonly ImpliedEnd[]>> = {
  li: [endsItem, endsParagraph],
  dt: [endsDefinition, endsParagraph],
  dd: [endsDefinition, endsParagraph],
  td: [endsCell],
  th: [endsCell],
  tr: [endsCell, endsRow],
  thead: [endsCell, endsRow, endsSection],
  tbody: [endsCell, endsRow, endsSection],
  tfoot: [endsCell, endsRow, endsSection],
  option: [endsOption],
  optgroup: [endsOption, endsGroup],
  rt: [endsRuby],
  rp: [endsRuby],
};

const paragraphEnders = names(
  'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 ' +
    'h6 header hgroup hr listing main menu nav ol p pre search section summary table ul',
);

const endsForeign: ImpliedEnd = {
  closes: [...foreignElements],
  within: Object.values(integrationElements).flatMap((set) => [...set]),
};
const none: readonly ImpliedEnd[] = [];
const onlyParagraph: readonly ImpliedEnd[] = [endsParagraph];

/** What ends where one of these starts, beyond what its own end tags end. */
export function impliedEnds(name: string): readonly ImpliedEnd[] {
  if (Object.hasOwn(startsThatEnd, name)) return startsThatEnd[name] ?? none;
  return paragraphEnders.has(name) ? onlyParagraph : none;
}

/** SVG and MathML left open end where HTML goes on. */
export function foreignEnd(name: string): ImpliedEnd | undefined {
  return foreignEnders.has(name) ? endsForeign : undefined;
}

/** An end tag does not reach an element outside of these, unless it is a part of a table itself. */
export const endTagScope = ['td', 'th', 'caption', 'template'];
export const tableParts = names('table thead tbody tfoot tr td th caption colgroup template body html');
