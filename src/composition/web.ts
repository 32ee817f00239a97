import type { PageRenderer, WebReader } from '../contracts/web/web-access.ts';
import { ChromiumRenderer } from '../outbound/browser/chromium-renderer.ts';
import { OutboundGate } from '../outbound/network/outbound-gate.ts';
import { OutboundProxy } from '../outbound/network/outbound-proxy.ts';
import { WebClient } from '../outbound/network/web-client.ts';
import type { Foundation } from './foundation.ts';

export interface Web {
  readonly web: WebReader;
  readonly renderer: PageRenderer;
}

/** Pages and files of the web: the one way out for addresses that users give. */
export function composeWeb({
  config,
  clock,
  events,
  opened,
}: Pick<Foundation, 'config' | 'clock' | 'events' | 'opened'>): Web {
  const gate = new OutboundGate(config.outbound);
  const proxy = opened.use(new OutboundProxy(gate));
  const renderer = opened.use(
    new ChromiumRenderer({ gate, proxy, program: config.outbound.browser, onPage: (page) => events.pageShown(page) }),
  );
  return { web: new WebClient(gate, clock), renderer };
}
