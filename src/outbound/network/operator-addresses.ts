import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { addressList } from './address-list.ts';
import type { PinnedAddress, Resolve } from './outbound-gate.ts';

/** What no server of an operator has: addresses of the machine's own cloud, of links, of many machines, and of none. */
const never = addressList([
  '0.0.0.0/8',
  '100.100.100.200/32',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '192.0.0.0/24',
  '224.0.0.0/3',
  '::/128',
  'fd00:42::42/128',
  'fd00:ec2::254/128',
  'fd20:ce::254/128',
  'fe80::/10',
  'ff00::/8',
]);

/**
 * Addresses of a host that an administrator names, which connections may go to: those of this machine and of private networks, where servers of
 * language models mostly are, and of the internet; not those of services that hand secrets to whoever asks from this machine. Undefined where one
 * of them is refused; none where the name does not resolve.
 */
export async function operatorAddresses(
  host: string,
  resolve: Resolve = (name) => lookup(name, { all: true, verbatim: true }),
): Promise<readonly PinnedAddress[] | undefined> {
  const name = host.replace(/^\[|\]$/g, '');
  const found = isIP(name) === 0 ? await resolve(name).catch(() => []) : [{ address: name }];
  const addresses = found.map(({ address }): PinnedAddress => ({ address, family: isIP(address) === 6 ? 6 : 4 }));
  const isRefused = addresses.some(({ address, family }) => never.check(address, family === 6 ? 'ipv6' : 'ipv4'));
  return isRefused ? undefined : addresses;
}
