import { integrityOf } from './integrity-table.ts';

interface AddressPolicy {
  createScriptURL(address: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: AddressPolicy): AddressPolicy;
}

let policy: AddressPolicy | undefined;

/**
 * An address that may become a script's, where the browser demands trusted ones. Only files of a remote whose manifest
 * is known are.
 */
export function scriptAddress(address: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyFactory };
  policy ??= trustedTypes
    ? trustedTypes.createPolicy('atrium', { createScriptURL: knownAddress })
    : { createScriptURL: knownAddress };
  return policy.createScriptURL(address);
}

function knownAddress(address: string): string {
  if (!integrityOf(address)) throw new TypeError(`Not a file of a known remote: ${address}`);
  return address;
}
