import { BlockList, isIPv6 } from 'node:net';

/** Networks as `address/prefix length`, of both families. An IPv4 address is in its network in its IPv6 form, too. */
export function addressList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', length] = network.split('/');
    list.addSubnet(address, Number(length), isIPv6(address) ? 'ipv6' : 'ipv4');
  }
  return list;
}
