export interface WebRequest {
  readonly url: string;
  /** Bytes of the content, unpacked; more are refused. */
  readonly largestContent: number;
  /** Media types that are taken; undefined takes all. */
  readonly mediaTypes?: readonly string[];
  /** Servers that may be reached, redirections included, of those that the operator allows; undefined: all of them. */
  readonly hosts?: WebHosts | undefined;
}

/** Addresses, whose host and port it is, names with a port or without one, or `*.` with a domain. */
export type WebHosts = readonly string[];

export interface WebContent {
  /** Where it was, after redirections. */
  readonly url: string;
  /** In lower case, without parameters. */
  readonly mediaType: string;
  /** As the server names it. */
  readonly charset: string | undefined;
  readonly content: Buffer;
}

/**
 * Pages and files of the web for those who take addresses from others.
 *
 * - Only what the operator allows is reached: public addresses, and those that are listed. A name is resolved once, and the
 *   connection goes to the address that was checked; every redirection is checked again.
 * - Sizes, times and the number of redirections are bounded. No cookies and no credentials are sent.
 * - What may pass (an overloaded server, a connection that broke) is tried three times.
 * - What is refused, absent or broken rejects with `page_not_read`, whose reason is for the one who asked.
 */
export interface WebReader {
  /** Why nothing can be read; undefined where it can. */
  unavailable(): string | undefined;
  get(request: WebRequest, signal: AbortSignal): Promise<WebContent>;
}

export interface PageToRender {
  readonly url: string;
  /** The page instead of what is at the address; what it loads comes from there. In UTF-8. */
  readonly html?: Uint8Array;
  /** Of a request, and of everything that the page loads. */
  readonly hosts?: WebHosts | undefined;
}

export interface RenderedPage {
  /** Where it was, after redirections. */
  readonly url: string;
  readonly title: string;
  /** The page as it is after its scripts. */
  readonly html: string;
  /** PNG of its top. */
  readonly screenshot: Buffer;
}

/** Shows pages in a browser that reaches what a `WebReader` reaches, with the same errors. */
export interface PageRenderer extends AsyncDisposable {
  /** Why there is no browser; undefined where there is one. */
  unavailable(): string | undefined;
  render(page: PageToRender, signal: AbortSignal): Promise<RenderedPage>;
}
