import type { TextWork } from '../../../contracts/text-work.ts';
import type { WebReader } from '../../../contracts/web/web-access.ts';
import { fileNameOf } from '../../../language/pages/localize-page.ts';
import { type AgentService, inputSchema, inputs } from './agent-service.ts';
import { largestPage, pageMediaTypes, toLocalPage } from './web-page.ts';

interface FetchPageInput {
  readonly url: string;
  readonly pages?: readonly string[];
}

/** `fetch_page`: a page of the web as a file in UTF-8 whose links and assets are found from anywhere. */
export function fetchPage(options: {
  readonly web: WebReader;
  readonly textWork: TextWork;
}): AgentService<FetchPageInput> {
  const { web, textWork } = options;
  return {
    input: inputSchema(['url'], { url: inputs.url, pages: inputs.urls }),
    isFree: true,
    unavailable: () => web.unavailable(),
    prepare: async ({ caller: { identity }, files, hosts }, { url, pages = [] }) => ({
      async run(signal) {
        const { content, ...found } = await web.get(
          { url, largestContent: largestPage, mediaTypes: pageMediaTypes, hosts },
          signal,
        );
        const owner = { textWork, accountId: identity.account.id, signal };
        // A link leads to the file by the address that was given, not by the one it redirects to.
        const { html, title } = await toLocalPage(owner, {
          bytes: content,
          charset: found.charset,
          url: found.url,
          pages,
        });
        const file = await files.add({
          name: fileNameOf(url),
          mediaType: 'text/html; charset=utf-8',
          description: `The page at ${found.url}.`,
          content: Buffer.from(html),
        });
        return { url: found.url, title, file };
      },
    }),
  };
}
