/*
 * Markup of other programs, as pasted:
 *
 *   text/html ─► an inert document, in which nothing runs or loads ─► only the elements below, made anew, without attributes
 *                                                                     but addresses of links and spans of cells
 */

/** What is kept, and as what. */
const kept: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['em', 'strong', 'u', 's', 'sub', 'sup', 'code', 'pre', 'br', 'hr', 'ul', 'ol', 'li', 'blockquote', 'p', 'a']
      .concat(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'])
      .map((name) => [name, name]),
  ),
  b: 'strong',
  i: 'em',
  strike: 's',
  del: 's',
  kbd: 'code',
  samp: 'code',
  dt: 'p',
  dd: 'p',
};

/** Their content is no text of the page. */
const dropped = new Set(
  'script style head title meta link template noscript iframe frame object embed audio video picture img svg math canvas'
    .split(' ')
    .concat('input button select textarea datalist xml base map area'.split(' ')),
);

/** Made a paragraph where they hold text, and left out around other blocks. */
const blocks = new Set(
  'div section article header footer main aside nav address figure figcaption form fieldset dl'.split(' '),
);
const paragraphs = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'blockquote', 'pre']);
const ownLine = 'p, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, pre, table, hr';
const safeLink = /^(https?:|mailto:|tel:)/i;

/** Of the markup what is kept, as nodes of this page: safe to be put into it. */
export function fragmentOf(html: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  const { body } = new DOMParser().parseFromString(withoutInline(html), 'text/html');
  for (const node of Array.from(body.childNodes)) copy(node, fragment);
  gatherLists(fragment);
  removeEmpty(fragment);
  return fragment;
}

/**
 * The policy of the page lets nothing inline run or apply, here or elsewhere, and browsers report each attempt: styles keep another name,
 * by which they are read. What this does not find is left out with everything else that is not made anew. What is not closed goes on to the
 * end, as in browsers, so that each character is read once.
 */
function withoutInline(html: string): string {
  return html
    .replace(/<(style|script)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/<[a-z][^>]*(?:>|$)/gi, (tag) => tag.replace(/\s(style|on\w+)(?=\s*=)/gi, ' data-$1'));
}

export function cleanMarkup(html: string): string {
  return markupIn(fragmentOf(html));
}

export function markupIn(fragment: DocumentFragment): string {
  const holder = document.createElement('div');
  holder.append(fragment);
  return holder.innerHTML;
}

/** More than paragraphs and line breaks. */
export function isFormatted(markup: string): boolean {
  return /<(?!\/?(?:p|br)\b)[a-z]/.test(markup);
}

/** Its text alone, a line a paragraph. */
export function plainOf(markup: string): string {
  const fragment = fragmentOf(markup);
  for (const line of fragment.querySelectorAll('br, hr')) line.replaceWith('\n');
  for (const cell of fragment.querySelectorAll('td + td, th + th, td + th, th + td')) cell.before('\t');
  for (const block of fragment.querySelectorAll(`${ownLine}, tr`)) {
    block.before('\n');
    block.after('\n');
  }
  return (fragment.textContent ?? '').replace(/\n{2,}/g, '\n').replace(/^\n+|\n+$/g, '');
}

/** A text as paragraphs. */
export function markupOf(text: string): string {
  const fragment = document.createDocumentFragment();
  for (const line of text.split('\n').filter((line) => line.trim() !== '')) {
    const paragraph = document.createElement('p');
    paragraph.textContent = line;
    fragment.append(paragraph);
  }
  return markupIn(fragment);
}

function copy(node: Node, into: Node): void {
  if (node instanceof Text || node.nodeType === Node.TEXT_NODE) {
    into.appendChild(document.createTextNode(node.nodeValue ?? ''));
    return;
  }
  if (node.nodeType !== Node.ELEMENT_NODE) return;
  const element = node as HTMLElement;
  const name = element.localName;
  const style = element.getAttribute('data-style') ?? element.getAttribute('style') ?? '';
  // Word writes the marks of lists as text, and hides what is for its own use.
  if (dropped.has(name) || /mso-list:\s*ignore|display:\s*none/i.test(style)) return;
  const copied = copyOf(element, name, style);
  let inner: Node = copied ?? into;
  if (copied !== undefined) into.appendChild(copied);
  for (const format of formatsOf(style, name)) inner = inner.appendChild(document.createElement(format));
  for (const child of Array.from(node.childNodes)) copy(child, inner);
}

/** The element that is kept of it; undefined: only what is in it. */
function copyOf(element: HTMLElement, name: string, style: string): HTMLElement | undefined {
  if (blocks.has(name))
    return element.querySelector(`${[...blocks].join(', ')}, ${ownLine}`) === null
      ? document.createElement('p')
      : undefined;
  const keptName = kept[name];
  if (keptName === undefined) return undefined;
  // Google Docs wraps everything in <b> that is not bold.
  if (keptName === 'strong' && /(?<![\w-])font-weight:\s*(normal|[1-4]00)/i.test(style)) return undefined;
  const list = /mso-list:\s*l\d+\s+level\d/i.test(style) && keptName === 'p';
  const copied = document.createElement(keptName);
  if (list) copied.dataset.list = /^[\s(]*[\dA-Za-z]{1,3}[.)]/.test(element.textContent ?? '') ? 'ol' : 'ul';
  if (keptName === 'a') {
    const address = element.getAttribute('href') ?? '';
    if (!safeLink.test(address)) return undefined;
    copied.setAttribute('href', address);
  }
  for (const span of ['colspan', 'rowspan'])
    if (/^\d{1,3}$/.test(element.getAttribute(span) ?? '') && /^t[dh]$/.test(keptName))
      copied.setAttribute(span, element.getAttribute(span) ?? '');
  return copied;
}

/** What a style says that has an element of its own. */
function formatsOf(style: string, name: string): readonly string[] {
  if (name === 'a' || /^h[1-6]$/.test(name)) return [];
  const says = (pattern: RegExp): boolean => pattern.test(style);
  return [
    ...(says(/(?<![\w-])font-weight:\s*(bold|[6-9]00)/i) && kept[name] !== 'strong' ? ['strong'] : []),
    ...(says(/(?<![\w-])font-style:\s*(italic|oblique)/i) && kept[name] !== 'em' ? ['em'] : []),
    ...(says(/(?<![\w-])text-decoration[a-z-]*\s*:[^;:]*underline/i) && name !== 'u' ? ['u'] : []),
    ...(says(/(?<![\w-])text-decoration[a-z-]*\s*:[^;:]*line-through/i) && kept[name] !== 's' ? ['s'] : []),
    ...(says(/(?<![\w-])vertical-align:\s*super/i) && name !== 'sup' ? ['sup'] : []),
    ...(says(/(?<![\w-])vertical-align:\s*sub/i) && name !== 'sub' ? ['sub'] : []),
  ];
}

/** Paragraphs that Word shows as items of a list become that. */
function gatherLists(fragment: DocumentFragment): void {
  for (const item of fragment.querySelectorAll<HTMLElement>('p[data-list]')) {
    const kind = item.dataset.list ?? 'ul';
    const entry = document.createElement('li');
    entry.append(...item.childNodes);
    const before = previousOf(item);
    if (before instanceof HTMLElement && before.localName === kind && before.dataset.gathered === '') {
      before.append(entry);
      item.remove();
    } else {
      const list = document.createElement(kind);
      list.dataset.gathered = '';
      list.append(entry);
      item.replaceWith(list);
    }
  }
  for (const list of fragment.querySelectorAll<HTMLElement>('[data-gathered]')) list.removeAttribute('data-gathered');
}

function previousOf(node: Node): Node | null {
  let before = node.previousSibling;
  while (before !== null && before.nodeType === Node.TEXT_NODE && (before.nodeValue ?? '').trim() === '')
    before = before.previousSibling;
  return before;
}

/** Elements without a text, and white space that only laid out the source. */
function removeEmpty(fragment: DocumentFragment): void {
  const isBlank = (node: Node): boolean => (node.textContent ?? '').replaceAll('\u00a0', ' ').trim() === '';
  const elements = Array.from(fragment.querySelectorAll('*')).reverse();
  for (const element of elements) {
    const { localName: name } = element;
    if (/^(br|hr|td|th|tr)$/.test(name) || element.querySelector('td, hr') !== null || !isBlank(element)) continue;
    if (paragraphs.has(name) || name === 'a' || (element.textContent ?? '') === '') element.remove();
    else element.replaceWith(...element.childNodes);
  }
  for (const element of [fragment, ...fragment.querySelectorAll('ul, ol, table, thead, tbody, tfoot, tr')])
    for (const child of Array.from(element.childNodes))
      if (child.nodeType === Node.TEXT_NODE && isBlank(child)) child.remove();
}
