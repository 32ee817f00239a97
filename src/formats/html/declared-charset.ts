/**
 * Browsers look for a declaration in the first 1,024 bytes, and go by a later one that they come upon as they read the page. Texts before
 * it, as titles and descriptions, get longer in a translation.
 */
const searched = 64 * 1024;

const declaration =
  /<meta\s[^<>]*?charset\s*=\s*(?:["']\s*)?([\w.:-]+)|<\?xml\s[^<>]*?encoding\s*=\s*["']([\w.:-]+)["']/i;

/** The encoding that the page names in a `meta` element, or in an XML declaration. */
export function declaredCharset(bytes: Buffer): string | undefined {
  const found = declaration.exec(withoutComments(bytes.subarray(0, searched).toString('latin1')));
  return found?.[1] ?? found?.[2];
}

function withoutComments(page: string): string {
  let rest = '';
  let position = 0;
  for (let start = page.indexOf('<!--'); start !== -1; start = page.indexOf('<!--', position)) {
    const end = page.indexOf('-->', start + 2);
    if (end === -1) break;
    rest += page.slice(position, start);
    position = end + 3;
  }
  return rest + page.slice(position);
}
