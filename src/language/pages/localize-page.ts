import { ServiceError } from '../../errors/service-error.ts';
import { ownEntry } from '../own-entry.ts';
import { type Attribute, attributeValue, isTag, type MarkupNode, type TagNode } from '../tag-handling/markup.ts';
import { tokenizeHtml } from '../tag-handling/tokenize-html.ts';
import { applyEdits, type TextEdit, withoutOverlaps } from '../text-edit.ts';

export interface PageSource {
  readonly bytes: Uint8Array;
  /** As the server names it. */
  readonly charset?: string | undefined;
  /** Where the page is. */
  readonly url: string;
  /** File names of pages that are read too, by their addresses without fragments: links to them lead to the files. */
  readonly names: Readonly<Record<string, string>>;
}

export interface LocalPage {
  /** For UTF-8, which it declares. */
  readonly html: string;
  readonly title: string;
}

const addressAttributes: ReadonlySet<string> = new Set(
  'action background cite data formaction href longdesc manifest poster src'.split(' '),
);
const listAttributes: ReadonlySet<string> = new Set(['imagesrcset', 'srcset']);
/** Each link may repeat the base. */
const longestBase = 2_000;
/** Characters of all complete addresses of a page together. */
const mostResolved = 32 * 1024 ** 2;
/** As far as browsers look for the encoding. */
const searched = 1_024;

/**
 * A page that can be opened from anywhere: addresses of links and assets are complete, in attributes and in style sheets, except
 * those within the page; links to pages among `names` lead to their files. Everything else stays as it is.
 */
export function localizePage(source: PageSource): LocalPage {
  const text = decodePage(source.bytes, source.charset);
  const nodes = tokenizeHtml(text);
  const base = baseOf(nodes, source.url);
  const resolver = new AddressResolver(base, source);
  const edits: TextEdit[] = [];
  let declaresCharset = false;
  let inStyle = false;
  for (const node of nodes) {
    if (isTag(node)) {
      inStyle = node.type === 'open' && node.name === 'style';
      if (node.type === 'close') continue;
      declaresCharset ||= node.name === 'meta' && node.attributes.some(({ name }) => name === 'charset');
      for (const edit of editsOfTag(node, resolver)) edits.push(edit);
    } else if (inStyle && node.type === 'text') {
      const style = text.slice(node.start, node.end);
      const resolved = resolver.ofStyle(style);
      if (resolved !== style) edits.push({ start: node.start, end: node.end, text: resolved });
    }
  }
  if (!declaresCharset) edits.push(...declaration(nodes));
  return { html: applyEdits(text, withoutOverlaps(edits)), title: titleOf(nodes) };
}

/** A file name that no other address has, without what file systems or addresses do not take. */
export function fileNameOf(address: string): string {
  const { host, pathname, search, href } = new URL(address);
  const words = `${host}${pathname}${search}`.toLowerCase().replace(/\.(?:html?|xhtml)$/, '');
  const stem = words
    .replaceAll(/[^a-z0-9.]+/g, '-')
    .replaceAll(/^[-.]+|[-.]+$/g, '')
    .slice(0, 80);
  let hash = 0;
  for (const character of withoutFragment(href)) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return `${stem}-${hash.toString(36)}.html`;
}

export function withoutFragment(address: string): string {
  return address.split('#', 1)[0] ?? address;
}

class AddressResolver {
  readonly #base: string;
  readonly #own: string;
  readonly #names: PageSource['names'];
  #resolved = 0;

  constructor(base: string, { url, names }: PageSource) {
    this.#base = base;
    this.#own = withoutFragment(url);
    this.#names = names;
  }

  /** A complete address, a fragment of the same page, or the name of a file. */
  resolve(written: string): string {
    const address = written.trim();
    if (address === '' || address.startsWith('#') || !URL.canParse(address, this.#base)) return written;
    const found = new URL(address, this.#base);
    if (found.protocol !== 'http:' && found.protocol !== 'https:') return written;
    this.#resolved += found.href.length;
    if (this.#resolved > mostResolved)
      throw new ServiceError('page_not_read', { reason: 'its addresses are too long together.' });
    const page = withoutFragment(found.href);
    if (page === this.#own && found.hash !== '') return found.hash;
    const name = ownEntry(this.#names, page);
    return name === undefined ? found.href : `${name}${found.hash}`;
  }

  /** `small.png 1x, large.png 2x`, where commas at the end of an address end it (HTML, section 4.8.4.2.1). */
  ofList(list: string): string {
    return list.replaceAll(
      /([^\s,]\S*)((?<!,)[^,]*)/g,
      (_, address: string, descriptors: string) => this.resolve(address) + descriptors,
    );
  }

  /** `url(…)` and `@import "…"` of a style sheet. */
  ofStyle(style: string): string {
    return style
      .replaceAll(/url\(\s*(["']?)([^"'()\s]+)\1\s*\)/gi, (_, quote: string, written: string) => {
        return `url(${quote}${this.resolve(written)}${quote})`;
      })
      .replaceAll(/@import\s+(["'])([^"']+)\1/gi, (_, quote: string, written: string) => {
        return `@import ${quote}${this.resolve(written)}${quote}`;
      });
  }
}

function* editsOfTag(node: TagNode, resolver: AddressResolver): Generator<TextEdit, void, undefined> {
  // It would complete what is complete, and lead fragments away from the file.
  if (node.name === 'base') return yield { start: node.start, end: node.end, text: '' };
  const isRefresh = node.name === 'meta' && /^refresh$/i.test(attributeValue(node, 'http-equiv') ?? '');
  const isDeclaration = node.name === 'meta' && /^content-type$/i.test(attributeValue(node, 'http-equiv') ?? '');
  for (const attribute of node.attributes) {
    const { name } = attribute;
    const value = attribute.value.map((piece) => piece.text).join('');
    const wanted =
      node.name === 'meta' && name === 'charset'
        ? 'utf-8'
        : isDeclaration && name === 'content'
          ? 'text/html; charset=utf-8'
          : isRefresh && name === 'content'
            ? value.replace(
                /(url\s*=\s*["']?)([^"']+)/i,
                (_, before: string, to: string) => before + resolver.resolve(to),
              )
            : addressAttributes.has(name)
              ? resolver.resolve(value)
              : listAttributes.has(name)
                ? resolver.ofList(value)
                : name === 'style'
                  ? resolver.ofStyle(value)
                  : value;
    if (wanted !== value) yield editOf(attribute, wanted);
  }
}

function editOf({ start, end, quote }: Attribute, value: string): TextEdit {
  const escaped = value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
  return { start, end, text: quote === '' ? `"${escaped}"` : escaped };
}

function baseOf(nodes: readonly MarkupNode[], url: string): string {
  for (const node of nodes) {
    if (!isTag(node) || node.type === 'close' || node.name !== 'base') continue;
    const written = attributeValue(node, 'href');
    if (written === undefined || written.length > longestBase || !URL.canParse(written, url)) continue;
    return new URL(written, url).href;
  }
  return url;
}

/** Behind the start of `head`, else of `html`, else of the doctype. */
function declaration(nodes: readonly MarkupNode[]): readonly TextEdit[] {
  const named = (name: string) => nodes.find((node) => isTag(node) && node.type === 'open' && node.name === name);
  const first = nodes.find((node) => node.type === 'hidden');
  const at = (named('head') ?? named('html') ?? first)?.end ?? 0;
  return [{ start: at, end: at, text: '<meta charset="utf-8">' }];
}

function titleOf(nodes: readonly MarkupNode[]): string {
  const start = nodes.findIndex((node) => isTag(node) && node.type === 'open' && node.name === 'title');
  if (start === -1) return '';
  let title = '';
  for (const node of nodes.slice(start + 1, start + 200)) {
    if (node.type !== 'text') break;
    title += node.text;
  }
  return title.trim().replaceAll(/\s+/g, ' ').slice(0, 1_000);
}

/** By its byte order mark, the server, the page itself, or because it is no UTF-8 (HTML, section 13.2.3.2). */
function decodePage(bytes: Uint8Array, charset: string | undefined): string {
  const head = Buffer.from(bytes.subarray(0, searched)).toString('latin1');
  const mark = head.startsWith('\xef\xbb\xbf') ? 'utf-8' : head.startsWith('\xff\xfe') ? 'utf-16le' : undefined;
  const declared = /<meta\s[^>]*?charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(head)?.[1];
  for (const label of [mark, charset, declared]) {
    if (label === undefined) continue;
    const decoder = decoderOf(label);
    if (decoder !== undefined) return decoder.decode(bytes);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function decoderOf(label: string): InstanceType<typeof TextDecoder> | undefined {
  try {
    return new TextDecoder(label);
  } catch {
    return undefined;
  }
}
