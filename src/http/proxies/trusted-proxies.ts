import { BlockList, isIP, isIPv6 } from 'node:net';

/** Addresses with the first `prefixLength` bits in common: one address or a network. */
export interface AddressRange {
  readonly address: string;
  readonly prefixLength: number;
}

/** Whose `X-Forwarded-*` headers and trace ids count. Everybody can send them, so they count from nobody else. */
export class TrustedProxies {
  readonly #ranges = new BlockList();

  constructor(ranges: readonly AddressRange[]) {
    for (const { address, prefixLength } of ranges) this.#ranges.addSubnet(address, prefixLength, familyOf(address));
  }

  trusts(address: string): boolean {
    return isIP(address) !== 0 && this.#ranges.check(address, familyOf(address));
  }
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
