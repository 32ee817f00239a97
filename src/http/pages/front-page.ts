import { readFileSync } from 'node:fs';
import { escapeHtml } from './escape-html.ts';

export interface FrontPageFacts {
  readonly version: string;
  /** Whether `/docs` is served. */
  readonly apiPage: boolean;
  /** Whether the web console would be here if it were built. */
  readonly needsBuild: boolean;
}

const buildNotice = `
      <p>
        <strong>The web console is not built.</strong> Run <code>npm run setup</code> in the folder of Dragoman, and load this page
        again; the server need not restart.
      </p>`;

/** HTML, for where the client reaches the server: its address, and the path in that. Neither has a slash at its end. */
export type FrontPage = (reached: { readonly address: string; readonly path: string }) => string;

/** The page at `/`. Its links name no host: a proxy that is not trusted may have another one in front. */
export function frontPage({ version, apiPage, needsBuild }: FrontPageFacts): FrontPage {
  const template = readFileSync(new URL('front-page.html', import.meta.url), 'utf8');
  const links = [
    ...(apiPage ? [['/docs', 'API page: every operation, with requests that you can send']] : []),
    ['/openapi.json', 'OpenAPI document, for tools and generators'],
    ['/healthz', 'Health: whether the server is up'],
    ['/readyz', 'Readiness: whether it can serve requests, and the state of each engine'],
  ];
  return ({ address, path: base }) => {
    const values: Readonly<Record<string, string>> = {
      address: escapeHtml(address),
      version: escapeHtml(version),
      console: needsBuild ? buildNotice : '',
      links: links
        .map(([path, text]) => `        <li><a href="${escapeHtml(base)}${path}">${text}</a></li>`)
        .join('\n'),
    };
    return template.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => values[name] ?? '');
  };
}
