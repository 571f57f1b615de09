import * as React from 'react';
import { findIntegrity, getRequestAddress } from '../fetching/integrity-table.ts';
import type { Federation } from '../loading/load-version.ts';

/**
 * Runs the entries of remotes in tests, without a browser. Checks the hash of an entry as a script
 * tag does, and throws the same errors as the federation runtime.
 */
export const nodeFederation: Federation = {
  prepare() {},
  async loadContainer(_federation, entry) {
    const program = await fetchScript(entry);
    return new Function('React', program)(React);
  },
  // For the tests of required exports, each entry point has exactly one export, `Table`.
  async listExports() {
    return ['Table'];
  },
  async findDuplicateCopies() {
    return [];
  },
};

async function fetchScript(address: string): Promise<string> {
  try {
    const integrity = findIntegrity(address);
    const response = await fetch(getRequestAddress(address), integrity ? { integrity } : {});
    if (!response.ok) throw new Error(String(response.status));
    return await response.text();
  } catch (cause) {
    throw new Error(`ScriptNetworkError: Failed to load script "${address}"`, { cause });
  }
}
