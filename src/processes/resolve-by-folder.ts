import { registerHooks } from 'node:module';

/** Relative, and the same in an address as on a disk. */
const plainPath = /^\.\.?\/[\w./@-]+$/;

/**
 * Makes Node look up the format of modules once for each folder instead of once for each import, in this thread from here on. A start
 * resolves five thousand relative imports, and for each of them Node asks the file system for the file, for its links, and for a
 * `package.json` in every folder above.
 *
 * Only for relative imports of ES modules from a folder that such a file has come from before: that folder is then no link, and its package
 * is known.
 */
export function resolveByFolder(): void {
  const formats = new Map<string, string>();
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL, conditions, importAttributes } = context;
      if (parentURL === undefined || !plainPath.test(specifier) || !conditions.includes('import'))
        return next(specifier, context);
      const url = joinUrl(parentURL, specifier);
      const kind = url.slice(0, url.lastIndexOf('/') + 1) + url.slice(url.lastIndexOf('.'));
      const format = formats.get(kind);
      if (format !== undefined) return { url, format, importAttributes, shortCircuit: true };
      const resolved = next(specifier, context);
      // Another address where something on the way is a link.
      if (resolved.url === url && typeof resolved.format === 'string') formats.set(kind, resolved.format);
      return resolved;
    },
  });
}

/** As `new URL(specifier, parent)` does for paths without dots inside, in a tenth of the time. */
function joinUrl(parent: string, specifier: string): string {
  let folder = parent.slice(0, parent.lastIndexOf('/'));
  let path = specifier;
  for (;;) {
    if (path.startsWith('./')) path = path.slice(2);
    else if (path.startsWith('../')) {
      path = path.slice(3);
      folder = folder.slice(0, folder.lastIndexOf('/'));
    } else return `${folder}/${path}`;
  }
}
