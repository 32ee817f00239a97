import { isIP } from 'node:net';
import { addressList } from './address-list.ts';

/** What the IANA registries of special-purpose addresses do not count as reachable in the whole internet, and multicast. */
const special = addressList([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  // Within 2000::/3: protocols, documentation, and what carries IPv4 addresses.
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
]);
const globalUnicast = addressList(['2000::/3']);

/** Whether an address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !special.check(address, 'ipv4');
  return family === 6 && globalUnicast.check(address, 'ipv6') && !special.check(address, 'ipv6');
}
