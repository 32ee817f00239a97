import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import type { Resolve } from './outbound-gate.ts';

/** What no server of an operator has: addresses of the machine's own cloud, of links, of many machines, and of none. */
const never = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['100.100.100.200', 32],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['192.0.0.0', 24],
  ['224.0.0.0', 3],
] as const)
  never.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 128],
  ['fd00:ec2::254', 128],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  never.addSubnet(network, prefix, 'ipv6');

/**
 * Whether the host of an address that an administrator names may be connected to: this machine and private networks, where servers of
 * language models mostly are, and the internet; not services that hand secrets to whoever asks from this machine. Undefined: the name does not
 * resolve. Where one of its addresses is refused, all are.
 */
export async function isOperatorHost(
  host: string,
  resolve: Resolve = (name) => lookup(name, { all: true, verbatim: true }),
): Promise<boolean | undefined> {
  const name = host.replace(/^\[|\]$/g, '');
  const found = isIP(name) === 0 ? await resolve(name).catch(() => []) : [{ address: name }];
  if (found.length === 0) return undefined;
  return found.every(({ address }) => !never.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4'));
}
