import { init, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-tools/runtime-core';
import { record, string } from 'zod/mini';
import { findIntegrity, getRequestAddress } from '../fetching/integrity-table.ts';
import { REMOTE_LIMITS } from '../fetching/remote-limits.ts';
import { installFileLookup } from './install-file-lookup.ts';
import { type DuplicateCopy, listDuplicateCopies } from './list-duplicate-copies.ts';
import { LAZY_EXPORTS, SHARED_COPIES } from './shared-copies.ts';

declare global {
  /** Remotes read the federation runtime from this variable, so that none of them bundles its own. */
  var _FEDERATION_RUNTIME_CORE: object | undefined;
}

type SharedOptions = NonNullable<Parameters<typeof init>[0]['shared']>;

/** Versions of the federated packages, written by the build. */
const VERSIONS = record(string(), string()).parse(JSON.parse(process.env.ATRIUM_SHARED_VERSIONS ?? '{}'));

let registrationCount = 0;

globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
installFileLookup();
const instance = init({
  name: 'atrium_host',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: createSharedOptions(),
  plugins: [
    {
      name: 'atrium-entry',
      createScript: ({ url }) => ({
        script: createEntryScript(getRequestAddress(url)),
        timeout: REMOTE_LIMITS.entryTimeout,
      }),
    },
  ],
});

/**
 * Runs a version's entry and returns its exposed module. Each attempt registers under a new name, because the
 * federation runtime caches everything by name, including failures.
 *
 * @param federation The name of the global variable in which the entry stores its container.
 * @param entry The address of the entry.
 */
export async function loadContainer(federation: string, entry: string): Promise<unknown> {
  registrationCount += 1;
  const name = `${federation}__registration_${registrationCount}`;
  registerRemotes([{ name, entry, type: 'var', entryGlobalName: federation }]);
  return loadRemote(`${name}/remote`);
}

/**
 * Returns the names that a federated package exports to every remote. Empty for an entry point that this host does not
 * offer.
 */
export async function listExports(entryPoint: string): Promise<readonly string[]> {
  const copy = SHARED_COPIES[entryPoint];
  return LAZY_EXPORTS[entryPoint] ?? Object.keys(copy?.module ?? (await copy?.load?.()) ?? {});
}

/** Loads a federated package, unless the host itself has loaded it at its start. */
export async function loadPackage(entryPoint: string): Promise<void> {
  await SHARED_COPIES[entryPoint]?.load?.();
}

/** Returns the federated packages of which a second copy is in use, and the build that contains it. */
export function findDuplicateCopies(): readonly DuplicateCopy[] {
  return listDuplicateCopies(instance.shareScopeMap.default ?? {}, SHARED_COPIES);
}

function createSharedOptions(): SharedOptions {
  const options: SharedOptions = {};
  for (const [name, { packageName, module, load }] of Object.entries(SHARED_COPIES)) {
    const version = VERSIONS[packageName] ?? '0.0.0';
    const common = { version, shareConfig: { singleton: true, requiredVersion: `^${version}` } };
    if (module) options[name] = { ...common, lib: () => module };
    else if (load) options[name] = { ...common, get: () => load().then((copy) => () => copy) };
  }
  return options;
}

function createEntryScript(address: string): HTMLScriptElement {
  const integrity = findIntegrity(address);
  if (!integrity) throw new TypeError(`Not a file of a known remote: ${address}`);
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  return script;
}
