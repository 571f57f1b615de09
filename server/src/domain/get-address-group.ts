import { isIPv6 } from 'node:net';

/**
 * Returns the address by which attempts are counted. An IPv4 address stays unchanged. An IPv6 address that maps an IPv4
 * address becomes this IPv4 address. Other IPv6 addresses are cut to the first 64 bits, because the client can choose
 * the rest.
 */
export function getAddressGroup(address: string): string {
  const mapped = findMappedAddress(address);
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? [];
  const front = head === '' ? [] : head.split(':');
  const back = tail === '' ? [] : tail.split(':');
  // `::` replaces groups of zeros.
  const gap = address.includes('::')
    ? Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0')
    : [];
  const groups = [...front, ...gap, ...back]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(':')}::/64`;
}

/** Returns the IPv4 address that an IPv6 address maps, written as `::ffff:192.0.2.7` or `::ffff:c000:207`. */
function findMappedAddress(address: string): string | undefined {
  const [, dotted, high, low] =
    /^(?:::|(?:0{1,4}:){5})ffff:(?:(\d+\.\d+\.\d+\.\d+)|([\da-f]{1,4}):([\da-f]{1,4}))$/i.exec(address) ?? [];
  if (dotted) return dotted;
  if (!high || !low) return undefined;
  const bytes = [high, low]
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255]);
  return bytes.join('.');
}
