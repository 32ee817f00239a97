import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import type { AllowedHost, OutboundSettings } from '../../contracts/web/outbound-settings.ts';
import type { WebHosts } from '../../contracts/web/web-access.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { isPublicAddress } from './public-addresses.ts';

/** An address that was checked, which the connection goes to. */
export interface PinnedAddress {
  readonly address: string;
  readonly family: 4 | 6;
}

export interface Destination {
  /** Without brackets. */
  readonly host: string;
  readonly port: number;
  /** What the workflow allows; undefined: whatever the operator does. */
  readonly hosts?: WebHosts | undefined;
}

export type Resolve = (host: string) => Promise<readonly { readonly address: string }[]>;

const publicPorts: ReadonlySet<number> = new Set([80, 443]);
const patience = 10_000;

/** Says which servers may be reached, by name and by address. */
export class OutboundGate {
  readonly #settings: OutboundSettings;
  readonly #resolve: Resolve;

  constructor(settings: OutboundSettings, resolve: Resolve = (host) => lookup(host, { all: true, verbatim: true })) {
    this.#settings = settings;
    this.#resolve = resolve;
  }

  unavailable(): string | undefined {
    return this.#settings.reach === 'off' ? 'the operator of this server has switched web pages off.' : undefined;
  }

  /**
   * Resolves a name once. Where one of its addresses is not allowed, none is: such a name is one that answers differently the next time.
   *
   * Rejects with `page_not_read`.
   */
  async pin({ host, port, hosts }: Destination, signal: AbortSignal): Promise<PinnedAddress> {
    const reason = this.unavailable();
    if (reason !== undefined) throw refused(reason);
    const name = host.toLowerCase().replace(/\.$/, '');
    if (hosts !== undefined && !hosts.some((entry) => isHost(entry, name, port)))
      throw refused(`the workflow does not allow ${name}:${port}.`);
    const addresses = isIP(name) === 0 ? await this.#addressesOf(name, signal) : [name];
    const [first] = addresses;
    if (first === undefined) throw refused(`there is no server ${name}.`);
    const isListed = (address: string): boolean =>
      this.#settings.allowed.some((entry) => names(entry, { name, address, port }));
    if (!addresses.every(isListed)) this.#refuseUnlisted(name, port, addresses);
    return { address: first, family: isIP(first) === 6 ? 6 : 4 };
  }

  #refuseUnlisted(name: string, port: number, addresses: readonly string[]): void {
    if (this.#settings.reach !== 'public') throw refused(`${name} is not among the servers that the operator allows.`);
    if (!publicPorts.has(port)) throw refused(`port ${port} of ${name} is not allowed, only 80 and 443.`);
    if (!addresses.every(isPublicAddress))
      throw refused(`${name} has no public address, and the operator does not allow it.`);
  }

  async #addressesOf(name: string, signal: AbortSignal): Promise<readonly string[]> {
    const either = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
    const aborted = Promise.withResolvers<never>();
    const abort = (): void =>
      aborted.reject(signal.aborted ? signal.reason : refused(`the name ${name} does not resolve.`));
    either.addEventListener('abort', abort, { once: true });
    try {
      const found = await Promise.race([this.#resolve(name), aborted.promise]);
      return found.map(({ address }) => address);
    } catch (error) {
      if (signal.aborted || error instanceof ServiceError) throw error;
      throw refused(`the name ${name} does not resolve.`, error);
    } finally {
      either.removeEventListener('abort', abort);
    }
  }
}

function names(
  { host, port: only }: AllowedHost,
  { name, address, port }: { readonly name: string; readonly address: string; readonly port: number },
): boolean {
  if (only !== undefined && only !== port) return false;
  if (host.startsWith('*.')) return name.endsWith(host.slice(1));
  const [network = '', prefix] = host.split('/');
  const family = isIP(network);
  if (family === 0) return name === host;
  const type = family === 4 ? 'ipv4' : 'ipv6';
  const list = new BlockList();
  list.addSubnet(network, prefix === undefined ? (family === 4 ? 32 : 128) : Number(prefix), type);
  return isIP(address) === family && list.check(address, type);
}

/** Whether a name or address of a workflow is that of a server. */
function isHost(entry: string, name: string, port: number): boolean {
  const isAddress = /^https?:/i.test(entry);
  const text = isAddress ? entry : `http://${entry.replace(/^\*\./, '')}`;
  if (!URL.canParse(text)) return false;
  const { hostname, port: given, protocol } = new URL(text);
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const only = given === '' && isAddress ? (protocol === 'https:' ? 443 : 80) : Number(given || port);
  if (only !== port) return false;
  return entry.startsWith('*.') ? name.endsWith(`.${host}`) : name === host;
}

export function refused(reason: string, cause?: unknown): ServiceError {
  return new ServiceError('page_not_read', { reason }, { cause });
}
