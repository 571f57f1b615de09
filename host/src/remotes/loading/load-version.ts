import { type Integrity, type LocaleId, REMOTE_ENTRY } from '@atrium/contract';
import { localeAtom } from '@atrium/i18n';
import { appStore } from '@atrium/runtime';
import { checkContract, checkRequiredExports, type ListExports } from '../fetching/check-contract.ts';
import { diagnoseBlockedFile } from '../fetching/fetch-checked.ts';
import { fetchManifest, type VersionLocation } from '../fetching/fetch-manifest.ts';
import { fetchMessageList } from '../fetching/fetch-message-list.ts';
import { findIntegrity, getFreshAddress, trustFolder } from '../fetching/integrity-table.ts';
import { rememberPlan } from '../fetching/remember-plan.ts';
import { type FailureContext, RemoteFailure } from '../fetching/remote-failure.ts';
import { REMOTE_LIMITS } from '../fetching/remote-limits.ts';
import type { DuplicateCopy } from './list-duplicate-copies.ts';
import { type PageModule, parseRemoteModule } from './remote-module-schema.ts';

/** The functions of the federation runtime that the loader uses. */
export interface Federation {
  /** Starts loading the runtime and the shared packages of a page, which will be needed soon. */
  readonly prepare: (packages?: readonly string[]) => void;
  readonly loadContainer: (federation: string, entry: string) => Promise<unknown>;
  readonly listExports: ListExports;
  readonly findDuplicateCopies: () => Promise<readonly DuplicateCopy[]>;
}

/** The code of a version, and a function to call before its messages load. */
export interface LoadedVersion {
  readonly module: PageModule;
  /** Loads the hashes of the messages in a locale. */
  readonly prepareMessages: (locale: LocaleId) => Promise<void>;
}

/**
 * Loads a version of a remote: its manifest, then its entry. Each file is checked against the hash in the previous one.
 * Files that the page of `route` will need are fetched in parallel to the entry.
 */
export async function loadVersion(
  location: VersionLocation,
  route: string,
  federation: Federation,
): Promise<LoadedVersion> {
  const { version, folder } = location;
  const { descriptor } = version;
  checkContract(descriptor, version.version);
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
      throw await toEntryFailure(cause, failureContext);
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

/** Finds out why a script failed: it was too slow, missing, different from its manifest, or not a valid program. */
export async function toEntryFailure(cause: unknown, context: FailureContext): Promise<RemoteFailure> {
  if (cause instanceof RemoteFailure) return cause;
  const { name, message, request } = readError(cause);
  const address = request ?? context.address;
  const options = { ...context, address, cause };
  if (/timed out|timeout/i.test(message)) return new RemoteFailure('timeout', options);
  const isScript = /ScriptNetworkError|ChunkLoadError|CSS_CHUNK_LOAD_FAILED|Loading (CSS )?chunk/.test(
    `${name} ${message}`,
  );
  if (!isScript) return new RemoteFailure(context.step === 'page' ? 'broken-page' : 'broken-entry', options);
  // A missing file of the console itself is not the remote's failure.
  if (!address || !findIntegrity(address)) return new RemoteFailure('unreachable', options);
  return diagnoseBlockedFile(address, REMOTE_LIMITS.manifestTimeout, options);
}

function readError(cause: unknown): { name: string; message: string; request: string | undefined } {
  if (!(cause instanceof Error)) return { name: '', message: String(cause), request: undefined };
  const { request } = cause as Error & { readonly request?: string };
  return { name: cause.name, message: cause.message, request };
}

/** Fetches the messages of the current language early, and stores which files the next page load will need. */
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
    link.href = getFreshAddress(`${folder}${file}`);
    link.crossOrigin = 'anonymous';
    const integrity = findIntegrity(`${folder}${file}`);
    if (integrity) link.integrity = integrity;
    link.addEventListener('load', () => link.remove());
    link.addEventListener('error', () => link.remove());
    document.head.append(link);
  }
}
