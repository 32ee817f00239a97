import type { Caller } from './caller.ts';

/** Where clients reach this server: as `DRAGOMAN_PUBLIC_URL` says, else as the request came. */
export class PublicAddress {
  readonly #publicUrl: string | undefined;
  readonly #publicPath: string;

  /** `publicUrl` has no slash at its end, and its path is none of the interface. */
  constructor(publicUrl: string | undefined) {
    this.#publicUrl = publicUrl;
    this.#publicPath = publicUrl === undefined ? '' : new URL(publicUrl).pathname.replace(/\/$/, '');
  }

  /** Without a slash at its end. */
  of({ scheme, host, prefix }: Pick<Caller, 'scheme' | 'host' | 'prefix'>): string {
    return this.#publicUrl ?? `${scheme}://${host}${prefix}`;
  }

  /** In front of the paths of the interface, for links that hold whatever the scheme and the host are. May be empty. */
  pathOf({ prefix }: Pick<Caller, 'prefix'>): string {
    return this.#publicUrl === undefined ? prefix : this.#publicPath;
  }

  /** The path within the interface, whether or not the proxy has taken the prefix off. */
  withoutPrefix(url: string, { prefix }: Pick<Caller, 'prefix'>): string {
    for (const path of [prefix, this.#publicPath])
      if (path !== '' && isUnder(url, path)) return withSlash(url.slice(path.length));
    return url;
  }
}

function isUnder(url: string, path: string): boolean {
  return url.startsWith(path) && /^([/?#]|$)/.test(url.slice(path.length));
}

function withSlash(url: string): string {
  return url.startsWith('/') ? url : `/${url}`;
}
