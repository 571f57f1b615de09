import { atom } from 'jotai';
import type { VersionLocation } from '../fetching/fetch-manifest.ts';
import { bypassCachesFor } from '../fetching/integrity-table.ts';
import { logRemoteEventAtom, logRemoteFailureAtom } from '../fetching/log-remote-atom.ts';
import { RemoteFailure } from '../fetching/remote-failure.ts';
import { findRecordAtom, patchRecordAtom } from '../state/records-atom.ts';
import { refreshRemoteAtom } from '../state/refresh-remote-atom.ts';
import type { RemoteRecord } from '../state/remote-record.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { federationAtom } from './federation-atom.ts';
import { loadFile } from './load-file.ts';
import { loadModule } from './load-module.ts';
import { toLoadFailure } from './load-version.ts';
import { isComponent, type LoadedPage, storeLoadedPage } from './loaded-pages.ts';
import { recordOpenedPageAtom } from './opened-pages-atom.ts';
import { planAttempts } from './plan-attempts.ts';
import { reportDuplicateCopiesAtom } from './report-duplicate-copies-atom.ts';

/** The page of a remote to load. */
export interface PageRequest {
  readonly remote: string;
  /** Name of the route, as in the descriptor. */
  readonly route: string;
  /** Whether the user tries again. If so, the circuit breaker is ignored, and the pointer is requested again. */
  readonly isRetry?: boolean;
  /** A version to try first. */
  readonly version?: string | undefined;
}

const breaker = new CircuitBreaker();

/**
 * Loads a page of a remote. If needed, it tries other locations and versions.
 *
 * @throws a `RemoteFailure`.
 */
export const loadRemotePageAtom = atom(null, async (get, set, request: PageRequest): Promise<LoadedPage> => {
  const { remote, isRetry = false } = request;
  if (breaker.isOpen(remote) && !isRetry) {
    const earlier = get(findRecordAtom)(remote)?.failure;
    throw earlier ?? new RemoteFailure('paused', { step: 'page', remote });
  }
  const before = get(findRecordAtom)(remote);
  // A pointer that an earlier page load stored may be outdated. A retry also needs the newest pointer.
  if (before && (isRetry || before.pointerCheckedAt === 0)) await set(refreshRemoteAtom, remote);
  // The request may have changed the record.
  const record = get(findRecordAtom)(remote);
  if (!record?.pointer)
    throw record?.failure ?? new RemoteFailure('unreachable', { step: 'pointer', remote });
  if (!record.versionInUse) set(patchRecordAtom, remote, () => ({ status: 'loading' }));
  try {
    return await set(tryLocationsAtom, request, planAttempts(record, request.version));
  } catch (failure) {
    return await set(tryNewPointerAtom, request, record, failure as RemoteFailure);
  }
});

const tryLocationsAtom = atom(
  null,
  async (get, set, request: PageRequest, locations: readonly VersionLocation[]): Promise<LoadedPage> => {
    const federation = get(federationAtom);
    let firstFailure: RemoteFailure | undefined;
    for (const location of locations) {
      try {
        const { module, messagesReady } = await loadModule(location, request.route, federation);
        const [loaded] = await Promise.all([
          loadPage(module.pages[request.route], location, request),
          messagesReady,
        ]);
        storeLoadedPage(location, request.route, loaded);
        set(recordSuccessAtom, location, firstFailure);
        set(recordOpenedPageAtom, request.route);
        void set(reportDuplicateCopiesAtom);
        return loaded;
      } catch (cause) {
        const failure = cause instanceof RemoteFailure ? cause : await toPageFailure(cause, location);
        set(recordFailedAttemptAtom, location, failure);
        firstFailure ??= failure;
      }
    }
    throw firstFailure ?? new RemoteFailure('unreachable', { step: 'pointer', remote: request.remote });
  },
);

/**
 * Requests the pointer again and tries its current version if that is new, because a deployment may have removed the
 * files of the old one.
 */
const tryNewPointerAtom = atom(
  null,
  async (
    get,
    set,
    request: PageRequest,
    before: RemoteRecord,
    failure: RemoteFailure,
  ): Promise<LoadedPage> => {
    const { remote } = request;
    await set(refreshRemoteAtom, remote);
    const after = get(findRecordAtom)(remote);
    const isNewVersion = after?.pointer && after.pointer.current.version !== before.pointer?.current.version;
    try {
      // The `catch` below also records this failure.
      if (!isNewVersion) throw failure;
      return await set(tryLocationsAtom, request, planAttempts(after, after.pointer?.current.version));
    } catch (lastFailure) {
      breaker.recordFailure(remote);
      const status = failure.isIncompatible ? 'incompatible' : 'degraded';
      set(patchRecordAtom, remote, () => ({ status, failure }));
      throw lastFailure;
    }
  },
);

const recordSuccessAtom = atom(
  null,
  (get, set, { version }: VersionLocation, firstFailure: RemoteFailure | undefined) => {
    const { name } = version.descriptor;
    const record = get(findRecordAtom)(name);
    const current = record?.pointer?.current.version;
    // The page of this version replaces that of the current version, which has failed.
    const isFallback =
      current !== undefined &&
      current !== version.version &&
      record?.failedVersions.includes(current) === true;
    if (record?.versionInUse?.version !== version.version)
      set(logRemoteEventAtom, 'loaded', name, version.version);
    breaker.recordSuccess(name);
    set(patchRecordAtom, name, ({ failedVersions, failure }) => ({
      versionInUse: version,
      status: isFallback ? 'degraded' : 'ready',
      failure: isFallback ? (firstFailure ?? failure) : undefined,
      failedVersions: failedVersions.filter((failed) => failed !== version.version),
    }));
  },
);

const recordFailedAttemptAtom = atom(
  null,
  (_get, set, { version, folder }: VersionLocation, failure: RemoteFailure) => {
    if (failure.code === 'wrong-hash') bypassCachesFor(folder);
    set(logRemoteFailureAtom, failure);
    set(patchRecordAtom, version.descriptor.name, ({ failedVersions }) => ({
      failedVersions: [...new Set([...failedVersions, version.version])],
    }));
  },
);

async function loadPage(
  load: (() => Promise<{ readonly Page: LoadedPage['Page'] }>) | undefined,
  { version, folder }: VersionLocation,
  { remote, route }: PageRequest,
): Promise<LoadedPage> {
  const context = { step: 'page', remote, version: version.version, details: { route } } as const;
  if (!load) throw new RemoteFailure('missing-page', context);
  const { Page } = await loadFile(load, { ...context, address: folder });
  if (!isComponent(Page)) throw new RemoteFailure('missing-page', context);
  return { Page, version: version.version };
}

function toPageFailure(cause: unknown, { version, folder }: VersionLocation): Promise<RemoteFailure> {
  const context = { step: 'page', remote: version.descriptor.name, version: version.version } as const;
  return toLoadFailure(cause, { ...context, address: folder });
}
