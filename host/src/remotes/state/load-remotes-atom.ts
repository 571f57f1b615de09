import { pointerSchema, type Registry, registrySchema } from '@atrium/contract';
import { localeAtom } from '@atrium/i18n';
import { deploymentAtom, whenIdle } from '@atrium/runtime';
import { atom } from 'jotai';
import { record, string, unknown } from 'zod/mini';
import { consumeEarlyRegistry } from '../../early/early-requests.ts';
import { fetchChecked } from '../fetching/fetch-checked.ts';
import { logRemoteFailureAtom } from '../fetching/log-remote-atom.ts';
import type { RemoteFailure } from '../fetching/remote-failure.ts';
import { REMOTE_LIMITS } from '../fetching/remote-limits.ts';
import { withRetry } from '../fetching/with-retry.ts';
import type { FoundPointer } from './fetch-pointer.ts';
import { readOverrideAddresses } from './overrides.ts';
import { recordsAtom, replaceRecordsAtom } from './records-atom.ts';
import { acceptPointerAtom, refreshRemoteAtom } from './refresh-remote-atom.ts';
import { registerTitles } from './register-titles.ts';
import { readRememberedRegistry, readRememberedRemote, rememberRegistry } from './remembered-remotes.ts';
import { findShownVersion, newRecord, type RemoteRecord } from './remote-record.ts';
import { remotesAtom } from './remotes-atom.ts';
import { remotesLoadStateAtom } from './remotes-load-state-atom.ts';

const titlesSchema = record(string(), record(string(), unknown()));

/**
 * Returns a remote's pointer from the registry, so that no request is needed. Returns `undefined` for a remote that is
 * disabled or replaced by a local one, and when the registry has no valid pointer. In the last case, the request to the
 * remote itself reports the failure.
 */
function readListedPointer(
  { name, pointers: [address], pointer, titles, disabled = false }: Registry['remotes'][number],
  registryAddress: string,
): FoundPointer | undefined {
  const isLocal = process.env.ATRIUM_DEVELOPMENT === 'true' && readOverrideAddresses(name) !== undefined;
  const parsed = pointerSchema.safeParse(pointer);
  if (disabled || isLocal || address === undefined || !parsed.success) return undefined;
  const { current } = parsed.data;
  if (parsed.data.name !== name || current.descriptor.name !== name) return undefined;
  const found = { pointer: parsed.data, address: new URL(address, registryAddress).href };
  const listedTitles = titlesSchema.safeParse(titles);
  return listedTitles.success ? { ...found, titles: listedTitles.data } : found;
}

/**
 * Loads the list of remotes and their descriptors. Called after sign-in. Resolves when all remotes have responded, when
 * all are known from an earlier page load, or after a short timeout. Late remotes are added when they respond. Never
 * rejects: failures, also of remotes that claim what they may not use, are in `remotesAtom` and in the log.
 */
export const loadRemotesAtom = atom(null, async (get, set): Promise<void> => {
  set(remotesLoadStateAtom, { state: 'loading', failure: undefined });
  const address = createRegistryAddress(get(deploymentAtom).remotes, get(localeAtom));
  const { registry, failure } = await fetchRegistry(address);
  if (failure) set(logRemoteFailureAtom, failure);
  if (!registry) {
    set(remotesLoadStateAtom, { state: 'failed', failure });
    return;
  }
  const knownRecords = new Map(get(recordsAtom).map((record) => [record.name, record]));
  const listedPointers = new Map(
    registry.remotes.map((entry) => [entry.name, readListedPointer(entry, address)]),
  );
  const records = registry.remotes.map((entry) => {
    const earlier = knownRecords.get(entry.name);
    const record = createRecord(entry, address, earlier);
    // Parsing a stored pointer takes a millisecond, so it is not read if a newer one is known.
    return earlier?.pointer || listedPointers.get(entry.name) ? record : withRememberedPointer(record);
  });
  set(replaceRecordsAtom, records);
  const requests = records.map(({ name }) => {
    const found = listedPointers.get(name);
    return found ? set(acceptPointerAtom, name, found) : set(refreshRemoteAtom, name);
  });
  await Promise.all(records.filter(({ name }) => !listedPointers.get(name)).map(registerRememberedTitles));
  // These records have the pointers that were known before the requests, and not those that the requests find.
  const isAllKnown = records.every((record) => record.pointer ?? record.status === 'disabled');
  if (!isAllKnown) await Promise.race([Promise.all(requests), waitForTimeout()]);
  set(remotesLoadStateAtom, { state: 'ready', failure });
  void Promise.all(requests).then(() => {
    for (const remote of get(remotesAtom).remotes) {
      if (remote.failure?.isRejectedClaim) set(logRemoteFailureAtom, remote.failure);
    }
  });
});

/** Adds the language to the address of the registry. A registry that supports this returns titles in the language. */
function createRegistryAddress(registry: string, locale: string): string {
  const address = new URL(registry, globalThis.location.href);
  address.searchParams.set('locale', locale);
  return address.href;
}

interface FoundRegistry {
  readonly registry: Registry | undefined;
  readonly failure: RemoteFailure | undefined;
}

async function fetchRegistry(address: string): Promise<FoundRegistry> {
  try {
    const registry = await withRetry(() =>
      fetchChecked(address, {
        context: { step: 'registry', remote: 'registry' },
        schema: registrySchema,
        timeout: REMOTE_LIMITS.registryTimeout,
        isFresh: true,
        early: consumeEarlyRegistry(address),
      }),
    );
    whenIdle(() => rememberRegistry(registry));
    return { registry, failure: undefined };
  } catch (failure) {
    return { registry: readRememberedRegistry(), failure: failure as RemoteFailure };
  }
}

function createRecord(
  { name, pointers, disabled = false }: Registry['remotes'][number],
  registryAddress: string,
  earlier: RemoteRecord | undefined,
): RemoteRecord {
  const override = process.env.ATRIUM_DEVELOPMENT === 'true' ? readOverrideAddresses(name) : undefined;
  const addresses = override ?? pointers.map((pointer) => new URL(pointer, registryAddress).href);
  const record: RemoteRecord = { ...(earlier ?? newRecord(name, addresses)), addresses };
  if (disabled) return { ...record, status: 'disabled' };
  return record.status === 'disabled' ? { ...record, status: 'registered' } : record;
}

function withRememberedPointer(record: RemoteRecord): RemoteRecord {
  const { name } = record;
  // The stored entry belongs to the deployed remote, which a local one replaces.
  const isLocal = process.env.ATRIUM_DEVELOPMENT === 'true' && readOverrideAddresses(name) !== undefined;
  const remembered = isLocal ? undefined : readRememberedRemote(name);
  return remembered ? { ...record, pointer: remembered.pointer, pointerAddress: remembered.address } : record;
}

/** Registers the titles of a version that is already known, so that the menu does not first show message ids. */
async function registerRememberedTitles(record: RemoteRecord): Promise<void> {
  const version = findShownVersion(record);
  if (!version || !record.pointerAddress || record.status === 'disabled') return;
  await registerTitles(version, new URL(version.base, record.pointerAddress).href);
}

function waitForTimeout(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, REMOTE_LIMITS.remotesTimeout));
}
