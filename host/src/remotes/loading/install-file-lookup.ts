import { freshAddress, integrityOf } from '../fetching/integrity-table.ts';

/** How a file of a remote is to be asked for. */
interface KnownFile {
  readonly integrity: string;
  readonly address: string;
}

declare global {
  /** Requested by the chunk loaders of remotes before they fetch a script or a style sheet. */
  var __atriumFile: ((address: string) => KnownFile | undefined) | undefined;
}

/** Lets the chunk loaders of remotes ask what hash a file must have; without it they would take any. */
export function installFileLookup(): void {
  globalThis.__atriumFile = (address) => {
    const integrity = integrityOf(address);
    return integrity ? { integrity, address: freshAddress(address) } : undefined;
  };
}
