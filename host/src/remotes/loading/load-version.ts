import { type Integrity, type LocaleId, REMOTE_ENTRY } from '@atrium/contract';
import { localeAtom } from '@atrium/i18n';
import { appStore } from '@atrium/runtime';
import { checkContract, checkRequiredExports, type ListExports } from '../fetching/check-contract.ts';
import { diagnoseBlockedFile } from '../fetching/fetch-checked.ts';
import { fetchManifest, type VersionLocation } from '../fetching/fetch-manifest.ts';
import { fetchMessageList } from '../fetching/fetch-message-list.ts';
import { findIntegrity, getRequestAddress, trustFolder } from '../fetching/integrity-table.ts';
import { rememberPlan } from '../fetching/remember-plan.ts';
import { type FailureContext, RemoteFailure } from '../fetching/remote-failure.ts';
import { REMOTE_LIMITS } from '../fetching/remote-limits.ts';
import type { DuplicateCopy } from './list-duplicate-copies.ts';
import { type LoadedRemoteModule, parseRemoteModule } from './remote-module-schema.ts';

/** The functions of the federation runtime that the loader uses. */
export interface Federation {
  /** Starts loading the runtime and the federated packages that a page will need soon. */
  readonly prepare: (packages?: readonly string[]) => void;
  /**
   * Runs the script at `entry`, and returns the module that it exposes. `federation` is the name of the global variable
   * in which the script stores its container.
   */
  readonly loadContainer: (federation: string, entry: string) => Promise<unknown>;
  readonly listExports: ListExports;
  readonly findDuplicateCopies: () => Promise<readonly DuplicateCopy[]>;
}

/** The code of a version, and a function to call before its messages load. */
export interface LoadedVersion {
  readonly module: LoadedRemoteModule;
  /** Loads the hashes of the messages in a locale. */
  readonly prepareMessages: (locale: LocaleId) => Promise<void>;
}

/**
 * Loads a version of a remote: its manifest, then its entry. The pointer contains the manifest's hash, and the manifest
 * the hash of each file. The files that the page of `route` needs are fetched in parallel with the entry.
 */
export async function loadVersion(
  location: VersionLocation,
  route: string,
  federation: Federation,
): Promise<LoadedVersion> {
  const { version, folder } = location;
  const { descriptor } = version;
  checkContract(descriptor, version.version);
  // The runtime loads while the manifest is requested. The packages that the page needs follow below.
  federation.prepare();
  const manifest = await fetchManifest(location);
  trustFolder(folder, manifest.files);
  startFetching(folder, [...(manifest.preload ?? []), ...(manifest.pages?.[route] ?? [])]);
  federation.prepare(manifest.packages?.[route]);
  startFetchingMessages(location, manifest);
  const address = `${folder}${REMOTE_ENTRY}`;
  const failureContext = {
    step: 'entry',
    remote: descriptor.name,
    version: version.version,
    address,
  } as const;
  const [container] = await Promise.all([
    federation.loadContainer(version.federation, address).catch(async (cause: unknown) => {
      throw await toLoadFailure(cause, failureContext);
    }),
    checkRequiredExports(manifest.needs, failureContext, federation.listExports),
  ]);
  return {
    module: parseRemoteModule(container, failureContext),
    async prepareMessages(locale) {
      if (!manifest.messages?.[locale]) await fetchMessageList(location, manifest);
    },
  };
}

/**
 * Returns the failure of a file of a version (its entry, a page, a style sheet or messages): it was too slow, missing,
 * different from its manifest, or not a valid program.
 */
export async function toLoadFailure(cause: unknown, context: FailureContext): Promise<RemoteFailure> {
  if (cause instanceof RemoteFailure) return cause;
  const { name, message, request } = readError(cause);
  const address = request ?? context.address;
  const options = { ...context, address, cause };
  if (/timed out|timeout/i.test(message)) return new RemoteFailure('timeout', options);
  // The names and messages with which webpack's chunk loader and the federation runtime report a missing file.
  const isMissingFile = /ScriptNetworkError|ChunkLoadError|CSS_CHUNK_LOAD_FAILED|Loading (CSS )?chunk/.test(
    `${name} ${message}`,
  );
  if (!isMissingFile)
    return new RemoteFailure(context.step === 'page' ? 'broken-page' : 'broken-entry', options);
  // A file without a hash is one of the console's own, so there is no manifest to compare it with.
  if (!address || !findIntegrity(address)) return new RemoteFailure('unreachable', options);
  return diagnoseBlockedFile(address, REMOTE_LIMITS.manifestTimeout, options);
}

function readError(cause: unknown): { name: string; message: string; request: string | undefined } {
  if (!(cause instanceof Error)) return { name: '', message: String(cause), request: undefined };
  const { request } = cause as Error & { readonly request?: string };
  return { name: cause.name, message: cause.message, request };
}

/** Starts fetching the messages of the current language, and stores which files the next page load will need. */
function startFetchingMessages(location: VersionLocation, manifest: Integrity): void {
  const locale = appStore.get(localeAtom);
  const fetchAll = (messages: NonNullable<Integrity['messages']>): void => {
    startFetching(location.folder, messages[locale] ?? []);
    rememberPlan(location, { ...manifest, messages });
  };
  const { messages = {} } = manifest;
  fetchAll(messages);
  if (messages[locale]) return;
  fetchMessageList(location, manifest).then(
    ({ [locale]: files }) => files && fetchAll({ ...messages, [locale]: files }),
    // The loader of the messages requests the list again, and reports the failure.
    () => undefined,
  );
}

/**
 * Preloads the files that a version's entry would otherwise request one after the other. The links have the same
 * attributes as the later script and style tags, so that nothing is fetched twice.
 */
function startFetching(folder: string, files: readonly string[]): void {
  for (const file of new Set(files)) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = file.endsWith('.css') ? 'style' : 'script';
    link.href = getRequestAddress(`${folder}${file}`);
    link.crossOrigin = 'anonymous';
    const integrity = findIntegrity(`${folder}${file}`);
    if (integrity) link.integrity = integrity;
    link.addEventListener('load', () => link.remove());
    link.addEventListener('error', () => link.remove());
    document.head.append(link);
  }
}
