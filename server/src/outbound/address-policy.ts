import ipaddr from 'ipaddr.js';

type Address = ReturnType<typeof ipaddr.process>;
type Range = readonly [Address, number];

/** Decides which addresses requests may go to. */
export interface AddressPolicy {
  /** Returns whether requests may go to this IP address. */
  allows(address: string): boolean;
}

/**
 * Addresses that are never allowed, even if a setting includes them. Cloud providers serve the credentials of a machine
 * on link-local addresses and on these.
 */
const METADATA_ADDRESSES = [
  '100.100.100.200',
  '168.63.129.16',
  '192.0.0.192',
  'fd00:ec2::254',
  'fd20:ce::254',
].map((text) => ipaddr.process(text));

/** All public addresses of IPv6. */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');

/**
 * Kinds of ranges, as `ipaddr.js` names them, that a policy may allow. Other ranges that are not
 * public are never allowed.
 */
const OPTIONAL_RANGES = ['private', 'loopback', 'uniqueLocal', 'carrierGradeNat'];

/**
 * Creates a policy that allows public addresses and the given ranges, such as `10.0.0.0/8` or `127.0.0.1`. IPv4
 * addresses that IPv6 addresses contain are checked as IPv4.
 */
export function createAddressPolicy(ranges: readonly string[]): AddressPolicy {
  const allowed = ranges.map(parseRange);
  return {
    allows(text) {
      const address = parseAddress(text);
      if (
        !address ||
        METADATA_ADDRESSES.some((one) => one.toNormalizedString() === address.toNormalizedString())
      )
        return false;
      const range = address.range();
      if (range === 'unicast') return address.kind() === 'ipv4' || isWithin(address, GLOBAL_IPV6);
      return OPTIONAL_RANGES.includes(range) && allowed.some((one) => isWithin(address, one));
    },
  };
}

/** Returns the IP address of a text in the standard notation, unwrapped; undefined for any other text. */
function parseAddress(text: string): Address | undefined {
  if (!ipaddr.IPv4.isValidFourPartDecimal(text) && !ipaddr.IPv6.isValid(text)) return undefined;
  return unwrap(ipaddr.process(text));
}

/** Returns the IPv4 address inside an address of NAT64 or 6to4, because a gateway on the way would contact it. */
function unwrap(address: Address): Address {
  if (!(address instanceof ipaddr.IPv6)) return address;
  const bytes = address.toByteArray();
  const range = address.range();
  if (range === 'rfc6052') return ipaddr.fromByteArray(bytes.slice(12));
  if (range === '6to4') return ipaddr.fromByteArray(bytes.slice(2, 6));
  return address;
}

function parseRange(text: string): Range {
  if (text.includes('/')) return ipaddr.parseCIDR(text);
  const address = ipaddr.process(text);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}

function isWithin(address: Address, [base, bits]: Range): boolean {
  return address.kind() === base.kind() && address.match(base as never, bits);
}
