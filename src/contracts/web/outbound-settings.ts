/** Servers that may be reached although they have no public address. */
export interface AllowedHost {
  /** A name, `*.` and a domain, an address, or a network with its prefix; in lower case. */
  readonly host: string;
  /** Undefined: every port. */
  readonly port: number | undefined;
}

/** Which servers steps of workflows may read pages and files from. */
export interface OutboundSettings {
  /** Public addresses and the listed ones, the listed ones only, or none. */
  readonly reach: 'public' | 'listed' | 'off';
  readonly allowed: readonly AllowedHost[];
  /** The browser that pages are shown in; undefined: where packages put it. */
  readonly browser: string | undefined;
}
