/** As far as browsers look. */
const searched = 1024;

const declaration = /<meta\s[^>]*?charset\s*=\s*["']?\s*([\w.:-]+)|<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/i;

/** The encoding that the page names in a `meta` element, or in an XML declaration. */
export function declaredCharset(bytes: Buffer): string | undefined {
  const found = declaration.exec(
    bytes
      .subarray(0, searched)
      .toString('latin1')
      .replace(/<!--.*?-->/gs, ''),
  );
  return found?.[1] ?? found?.[2];
}
