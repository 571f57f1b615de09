import { appStore, useAppAtomValue, useSetAppAtom, whenIdle } from '@atrium/runtime';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { RemoteFailure } from '../fetching/remote-failure.ts';
import { REMOTE_LIMITS } from '../fetching/remote-limits.ts';
import { loadRemotePageAtom } from '../loading/load-remote-page-atom.ts';
import { findLoadedPage } from '../loading/loaded-pages.ts';
import { recordBrokenPageAtom } from '../loading/page-actions.ts';
import { startListAtom } from '../loading/start-list-atom.ts';
import { findRecordAtom } from '../state/records-atom.ts';

export type RemotePageState =
  | { readonly kind: 'loading'; readonly isSlow: boolean }
  | {
      readonly kind: 'failed';
      readonly failure: RemoteFailure;
      /** The remote's `recoveryCount` when the page failed. When the number increases, the page loads again. */
      readonly recoveryCount: number;
    }
  | {
      readonly kind: 'ready';
      readonly Page: ComponentType;
      readonly version: string;
      /** Identifies the load that returned the page. A page that is loaded again starts without its earlier state. */
      readonly attempt: string;
    };

interface LoadRequest {
  /** How many times the page was loaded again. */
  readonly count: number;
  /** The version to try first. */
  readonly version: string | undefined;
}

export interface RemotePageControl {
  readonly state: RemotePageState;
  /** Loads again, starting with the given version if there is one. */
  readonly retry: (version?: string) => void;
  /**
   * Records that the page threw an error while it was shown. If the page had never rendered without
   * an error, tries the other version in the remote's pointer, unless that one is missing or has
   * failed too. In all other cases, shows the failure.
   */
  readonly handleBrokenPage: (error: unknown, hasRendered: boolean) => void;
}

const LOADING: RemotePageState = { kind: 'loading', isSlow: false };

/**
 * Loads a page of a remote, and renders it at once if it is already loaded. The page stays loaded when it is hidden and
 * shown again. Only a reload or an upgrade loads it again.
 */
export function useRemotePage(remote: string, route: string): RemotePageControl {
  const load = useSetAppAtom(loadRemotePageAtom);
  const startList = useSetAppAtom(startListAtom);
  const recordBroken = useSetAppAtom(recordBrokenPageAtom);
  const record = useAppAtomValue(findRecordAtom)(remote);
  const recoveryCount = record?.recoveryCount ?? 0;
  const [loadRequest, setLoadRequest] = useState<LoadRequest>({ count: 0, version: undefined });
  const appliedUpgradeCount = useAppliedUpgradeCount(remote);
  const attempt = [remote, route, appliedUpgradeCount, loadRequest.count].join(' ');
  const [state, setState] = useState<RemotePageState>(() => {
    const loaded = findLoadedPage(record, route);
    return loaded ? { kind: 'ready', ...loaded, attempt } : LOADING;
  });
  /** The attempt whose page the first render contains. */
  const shownAttempt = useRef(state.kind === 'ready' ? state.attempt : '');
  const settledAttempt = useRef('');
  const latestRecoveryCount = useRef(recoveryCount);
  latestRecoveryCount.current = recoveryCount;

  useEffect(() => {
    // The effect also runs when a hidden page is shown again. Its attempt has then already ended.
    if (settledAttempt.current === attempt) return undefined;
    let isCurrent = true;
    const settle = (next: RemotePageState): void => {
      if (!isCurrent) return;
      settledAttempt.current = attempt;
      setState((current) => (isSamePage(current, next) ? current : next));
    };
    const loadPage = (): Promise<void> => {
      const request = { remote, route, version: loadRequest.version, isRetry: loadRequest.count > 0 };
      return load(request)
        .then(({ Page, version }) => settle({ kind: 'ready', Page, version, attempt }))
        .catch((cause: unknown) =>
          settle({
            kind: 'failed',
            failure: toRemoteFailure(cause, remote),
            recoveryCount: latestRecoveryCount.current,
          }),
        );
    };
    if (shownAttempt.current === attempt) {
      // The page is already on screen, and has requested its rows itself. Only the record of the remote changes.
      const cancelLoad = whenIdle(() => void loadPage());
      return () => {
        isCurrent = false;
        cancelLoad();
      };
    }
    setState(LOADING);
    const slowTimer = setTimeout(() => setState({ kind: 'loading', isSlow: true }), REMOTE_LIMITS.slowAfter);
    startList(remote, route);
    loadPage().finally(() => clearTimeout(slowTimer));
    return () => {
      isCurrent = false;
      clearTimeout(slowTimer);
    };
  }, [attempt, remote, route, loadRequest, load, startList]);

  const retry = (version?: string): void => setLoadRequest(({ count }) => ({ count: count + 1, version }));

  const isRecovered = state.kind === 'failed' && state.recoveryCount !== recoveryCount;
  useEffect(() => {
    if (isRecovered) setLoadRequest(({ count }) => ({ count: count + 1, version: undefined }));
  }, [isRecovered]);

  const handleBrokenPage = (cause: unknown, hasRendered: boolean): void => {
    const version = state.kind === 'ready' ? state.version : undefined;
    const failure = new RemoteFailure('broken-page', {
      step: 'render',
      remote,
      version,
      cause,
      details: { route },
    });
    recordBroken(failure);
    const { current, previous } = record?.pointer ?? {};
    const other = [current, previous].find(
      (candidate) => candidate && candidate.version !== version,
    )?.version;
    const isUsable = other !== undefined && !record?.failedVersions.includes(other);
    if (isUsable && !hasRendered) retry(other);
    else setState({ kind: 'failed', failure, recoveryCount });
  };

  return { state, retry, handleBrokenPage };
}

/**
 * Returns the value of the remote's `upgradeCount` at the last upgrade that this page applied. A hidden page applies no
 * upgrades, because its effects do not run.
 */
function useAppliedUpgradeCount(remote: string): number {
  const upgradeCount = useAppAtomValue(findRecordAtom)(remote)?.upgradeCount ?? 0;
  const [appliedUpgradeCount, setAppliedUpgradeCount] = useState(upgradeCount);
  const knownUpgradeCount = useRef(upgradeCount);
  useEffect(() => {
    // Read from the store: when a hidden page is shown again, its first render still has the value from before it was
    // hidden.
    knownUpgradeCount.current = appStore.get(findRecordAtom)(remote)?.upgradeCount ?? 0;
  }, [remote]);
  useEffect(() => {
    if (upgradeCount <= knownUpgradeCount.current) return;
    knownUpgradeCount.current = upgradeCount;
    setAppliedUpgradeCount(upgradeCount);
  }, [upgradeCount]);
  return appliedUpgradeCount;
}

function isSamePage(one: RemotePageState, other: RemotePageState): boolean {
  return (
    one.kind === 'ready' &&
    other.kind === 'ready' &&
    one.Page === other.Page &&
    one.version === other.version &&
    one.attempt === other.attempt
  );
}

function toRemoteFailure(cause: unknown, remote: string): RemoteFailure {
  return cause instanceof RemoteFailure
    ? cause
    : new RemoteFailure('broken-page', { step: 'page', remote, cause });
}
