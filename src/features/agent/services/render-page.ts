import type { JsonValue } from '../../../contracts/agent/workflow.ts';
import type { TextWork } from '../../../contracts/text-work.ts';
import type { PageRenderer } from '../../../contracts/web/web-access.ts';
import { fileNameOf } from '../../../language/pages/localize-page.ts';
import { type AgentService, inputSchema, inputs } from './agent-service.ts';
import { toLocalPage } from './web-page.ts';

interface RenderPageInput {
  readonly url: string;
  /** Shown instead of what is at the address. */
  readonly file?: JsonValue;
  readonly pages?: readonly string[];
}

/** `render_page`: what a browser shows, as a file in UTF-8 and as a picture. */
export function renderPage(options: {
  readonly renderer: PageRenderer;
  readonly textWork: TextWork;
}): AgentService<RenderPageInput> {
  const { renderer, textWork } = options;
  return {
    input: inputSchema(['url'], { url: inputs.url, file: { type: 'object' }, pages: inputs.urls }),
    isFree: true,
    unavailable: () => renderer.unavailable(),
    prepare: async ({ caller: { identity }, files, hosts }, { url, file: shown, pages = [] }) => ({
      async run(signal) {
        const html = shown === undefined ? undefined : (await files.read(shown)).bytes;
        const page = await renderer.render({ url, hosts, ...(html && { html }) }, signal);
        const owner = { textWork, accountId: identity.account.id, signal };
        const bytes = Buffer.from(page.html);
        const name = fileNameOf(url);
        const local = await toLocalPage(owner, { bytes, charset: 'utf-8', url: page.url, pages });
        const file = await files.add({
          name,
          mediaType: 'text/html; charset=utf-8',
          description: `The page at ${page.url}, as a browser shows it.`,
          content: Buffer.from(local.html),
        });
        const screenshot = await files.add({
          name: name.replace(/\.html$/, '.png'),
          mediaType: 'image/png',
          description: `Picture of the page at ${page.url}.`,
          content: page.screenshot,
        });
        return { url: page.url, title: page.title, file, screenshot };
      },
    }),
  };
}
