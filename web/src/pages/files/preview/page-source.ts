/** Attribute that keeps the style of an element until it may be set. */
export const styleAttribute = 'data-preview-style';

export interface PageSource {
  /** Without anything that runs, loads or leads elsewhere. */
  readonly html: string;
  /** What its style elements say. */
  readonly styles: readonly string[];
}

/** Nothing is fetched, whatever the page or its styles name. */
const policy = "default-src 'none'; img-src data:; style-src 'none'";

/**
 * A page to be shown in a frame without scripts. The policy of the console allows no inline styles in it either: they are handed over, to
 * be set by `applyStyles`. The frame keeps the page from running and loading; what is taken out here would only be refused there.
 */
export function preparePage(source: string): PageSource {
  const page = new DOMParser().parseFromString(source, 'text/html');
  const styles = Array.from(page.querySelectorAll('style'), (element) => element.textContent ?? '');
  for (const element of page.querySelectorAll(
    'script, style, link, meta, base, iframe, frame, object, embed, audio, video',
  ))
    element.remove();
  for (const element of page.querySelectorAll('*'))
    for (const { name, value } of Array.from(element.attributes)) {
      if (name === 'style') element.setAttribute(styleAttribute, value);
      const isPicture = name === 'src' && value.startsWith('data:image/');
      if (/^(on.*|style|href|xlink:href|srcset|action|formaction|background|ping)$/.test(name))
        element.removeAttribute(name);
      if (name === 'src' && !isPicture) element.removeAttribute(name);
    }
  const meta = page.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = policy;
  page.head.prepend(meta);
  return { html: `<!doctype html>${page.documentElement.outerHTML}`, styles };
}

/** The styles of the page, set as a program sets them. */
export function applyStyles(frame: HTMLIFrameElement, styles: readonly string[]): void {
  const { contentDocument: page, contentWindow: shown } = frame;
  if (page === null || shown === null) return;
  const { CSSStyleSheet: Sheet } = shown as Window & typeof globalThis;
  for (const style of styles) {
    const sheet = new Sheet();
    sheet.replaceSync(style);
    page.adoptedStyleSheets.push(sheet);
  }
  for (const element of page.querySelectorAll<HTMLElement>(`[${styleAttribute}]`))
    element.style.cssText = element.getAttribute(styleAttribute) ?? '';
}
