import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { TrustedProxies } from './trusted-proxies.ts';

/** Where a request comes from and which address of this server it used, as far as that is known for certain. */
export interface Caller {
  /** IP address of the client: the right-most one of `X-Forwarded-For` that is no trusted proxy's. */
  readonly address: string;
  /** The connection comes from a trusted proxy. */
  readonly throughProxy: boolean;
  readonly scheme: 'http' | 'https';
  /** Name and port that the client used, in lower case; of this end of the connection when it sent nothing sane. */
  readonly host: string;
  /** Without the port. Brackets of IPv6 addresses stay. */
  readonly hostname: string;
  /** Path in front of those of the interface at the proxy: `/dragoman`, or empty. */
  readonly prefix: string;
}

/** Headers count only when the connection comes from a trusted proxy, the `Host` header always. */
export function findCaller(request: Pick<IncomingMessage, 'headers' | 'socket'>, proxies: TrustedProxies): Caller {
  const { headers, socket } = request;
  const peer = peerOf(socket);
  const throughProxy = proxies.trusts(peer);
  const forwarded = (name: string): string | undefined => (throughProxy ? lastOf(headers[name]) : undefined);
  const host = saneHost(forwarded('x-forwarded-host')) ?? saneHost(headers.host) ?? localHost(socket);
  const encrypted = 'encrypted' in socket && socket.encrypted === true;
  const given = forwarded('x-forwarded-proto')?.toLowerCase();
  return {
    address: throughProxy ? clientAddress(headers['x-forwarded-for'], peer, proxies) : peer,
    throughProxy,
    scheme: given === 'https' || given === 'http' ? given : encrypted ? 'https' : 'http',
    host,
    hostname: host.replace(/:\d+$/, ''),
    prefix: sanePrefix(forwarded('x-forwarded-prefix')),
  };
}

/** The other end of the connection, whatever headers say. */
export function peerOf({ remoteAddress = '' }: Pick<IncomingMessage['socket'], 'remoteAddress'>): string {
  return plainAddress(remoteAddress);
}

/** From the right, past all proxies that are trusted. Whatever is not an address ends the search at the one before. */
function clientAddress(header: string | string[] | undefined, peer: string, proxies: TrustedProxies): string {
  let client = peer;
  for (const entry of [header].flat().join(',').split(',').reverse()) {
    const address = plainAddress(entry.trim());
    if (isIP(address) === 0) break;
    client = address;
    if (!proxies.trusts(address)) break;
  }
  return client;
}

/** Without brackets and port, which some proxies write, and without the prefix of IPv4 in IPv6. */
function plainAddress(text: string): string {
  const bare = /^\[(.+)\](:\d+)?$/.exec(text)?.[1] ?? text.replace(/^([\d.]+):\d+$/, '$1');
  return bare.replace(/^::ffff:(?=\d+\.)/i, '');
}

/** Of a list, the last entry comes from the trusted proxy itself. */
function lastOf(header: string | string[] | undefined): string | undefined {
  return [header].flat().join(',').split(',').at(-1)?.trim() || undefined;
}

function saneHost(text: string | undefined): string | undefined {
  const sane = text !== undefined && text.length <= 255 && /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i.test(text);
  return sane ? text.toLowerCase() : undefined;
}

function localHost({ localAddress = '127.0.0.1', localPort }: IncomingMessage['socket']): string {
  const address = plainAddress(localAddress);
  const name = isIP(address) === 6 ? `[${address}]` : address;
  return localPort === undefined ? name : `${name}:${localPort}`;
}

function sanePrefix(text: string | undefined): string {
  const path = text?.replace(/\/+$/, '') ?? '';
  return path.length <= 255 && /^(\/[\w.~-]+)+$/.test(path) && !/\/\.\.?(\/|$)/.test(path) ? path : '';
}
