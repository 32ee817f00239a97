import { createHash } from 'node:crypto';

/** What a page may load or run, by the directives of Content Security Policy. Absent ones allow nothing. */
export type PageSources = Readonly<
  Partial<Record<`${'script' | 'style' | 'img' | 'font' | 'connect'}-src`, readonly string[]>>
>;

/**
 * Headers of an HTML page: other pages cannot frame it, and it loads only what `sources` names. With a sandbox it has no origin of its
 * own, so no cookie and no storage of the browser, and may only what the words of `sandbox` allow.
 */
export function pageHeaders(sources: PageSources, sandbox?: readonly string[]): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'none'",
    ...Object.entries(sources).map(([directive, allowed]) => `${directive} ${allowed.join(' ')}`),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    ...(sandbox === undefined ? [] : [['sandbox', ...sandbox].join(' ')]),
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
  };
}

/** Sources that allow the inline scripts or styles of a page and nothing else, so the page itself has to be trusted. */
export function inlineSources(page: string, element: 'script' | 'style'): readonly string[] {
  const inline = new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${element}>`, 'gi');
  return Array.from(page.matchAll(inline), ([, text = '']) => {
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  });
}
