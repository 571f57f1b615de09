import { isIPv6 } from 'node:net';

/**
 * Returns the address by which attempts are counted. IPv4 addresses stay unchanged, also when they are mapped to IPv6.
 * IPv6 addresses are cut to the first 64 bits, because the client can choose the rest.
 */
export function addressGroup(address: string): string {
  const wrapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (wrapped?.[1]) return wrapped[1];
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? [];
  const front = head === '' ? [] : head.split(':');
  const back = tail === '' ? [] : tail.split(':');
  const gap = address.includes('::')
    ? Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0')
    : [];
  const groups = [...front, ...gap, ...back]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(':')}::/64`;
}
