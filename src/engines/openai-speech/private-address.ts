import { BlockList, isIP } from 'node:net';

const privateNetworks = new BlockList();
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateNetworks.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  privateNetworks.addSubnet(network, prefix, 'ipv6');

/** Names that only private networks have: of one part, as containers have them, and under domains reserved for that. */
const privateName = /^[^.]+$|\.(localhost|local|internal|lan|home\.arpa)$/i;

/** Whether a server is on this machine or its private network, by its address: names are not looked up. */
export function isPrivateAddress(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  return family === 0 ? privateName.test(host) : privateNetworks.check(host, family === 4 ? 'ipv4' : 'ipv6');
}
