import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { installIntegrityLookup, integrityOf } from './integrity-table.ts';
import { OFFERED_DOORS } from './offered-doors.ts';
import { REMOTE_LIMITS } from './remote-limits.ts';
import { scriptAddress } from './script-address.ts';

let isPrepared = false;
let registrations = 0;

/**
 * Runs a version's entry and gives its exposed module. Each attempt registers under a name of its own, since the
 * federation runtime keeps what it knows of a name, failures included.
 */
export async function loadContainer(federation: string, entry: string): Promise<unknown> {
  prepare();
  registrations += 1;
  const name = `${federation}__registration_${registrations}`;
  registerRemotes([{ name, entry, type: 'var', entryGlobalName: federation }]);
  return loadRemote(`${name}/remote`);
}

/** Gives a shared package's exports as every remote gets them; nothing of a door that this host does not offer. */
export async function loadShared(door: string): Promise<object> {
  return (await OFFERED_DOORS[door]?.()) ?? {};
}

function prepare(): void {
  if (isPrepared) return;
  isPrepared = true;
  installIntegrityLookup();
  registerPlugins([
    {
      name: 'atrium-entry',
      createScript: ({ url }) => ({ script: entryScript(url), timeout: REMOTE_LIMITS.entryTimeout }),
    },
  ]);
}

function entryScript(address: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = scriptAddress(address);
  script.async = true;
  script.crossOrigin = 'anonymous';
  const integrity = integrityOf(address);
  if (integrity) script.integrity = integrity;
  return script;
}
