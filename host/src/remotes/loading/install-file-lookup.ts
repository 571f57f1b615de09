import { findIntegrity, getRequestAddress } from '../fetching/integrity-table.ts';

/** The hash of a file of a remote, and the address at which to request it. */
interface KnownFile {
  readonly integrity: string;
  readonly address: string;
}

declare global {
  /** Called by the chunk loaders of remotes before they fetch a script or a style sheet. */
  var __atriumFile: ((address: string) => KnownFile | undefined) | undefined;
}

/** Lets the chunk loaders of remotes look up the hash of a file. Without it, they would accept any content. */
export function installFileLookup(): void {
  globalThis.__atriumFile = (address) => {
    const integrity = findIntegrity(address);
    return integrity ? { integrity, address: getRequestAddress(address) } : undefined;
  };
}
