import type { ComponentType } from 'react';
import type { VersionLocation } from '../fetching/fetch-manifest.ts';
import type { RemoteRecord } from '../state/remote-record.ts';
import { planAttempts } from './plan-attempts.ts';

/** A page of a remote whose code and messages are loaded. */
export interface LoadedPage {
  readonly Page: ComponentType;
  readonly version: string;
}

const loadedPages = new Map<string, LoadedPage>();

/** Stores a page, so that a view can render it at once. */
export function storeLoadedPage(location: VersionLocation, route: string, page: LoadedPage): void {
  loadedPages.set(getKey(location, route), page);
}

/**
 * Returns the page of a route, if it is already loaded from the version that would be tried first. Returns `undefined`
 * if the remote has failed, or if its pointer must be requested first.
 */
export function findLoadedPage(record: RemoteRecord | undefined, route: string): LoadedPage | undefined {
  const isHealthy = record?.status === 'registered' || record?.status === 'ready';
  if (!isHealthy || record.pointerCheckedAt === 0) return undefined;
  const [location] = planAttempts(record);
  return location && loadedPages.get(getKey(location, route));
}

/** Returns whether a value that a remote exports as a page can be rendered. */
export function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function' || (typeof value === 'object' && value !== null);
}

function getKey({ version }: VersionLocation, route: string): string {
  return `${version.federation} ${route}`;
}
