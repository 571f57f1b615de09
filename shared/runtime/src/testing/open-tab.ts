import { locks } from 'node:worker_threads';
import { type Deployment, deploymentSchema } from '@atrium/contract';
import { vi } from 'vitest';
import type { SessionCookies } from '../identity/session-atom.ts';
import { removeSessionCookies, writeSessionCookies } from '../session/cookie-jar.ts';
import { WIRE_KEY } from './wire-server.ts';

type Runtime = typeof import('../index.ts');

/** The runtime of one browser tab. Several tabs share the cookies and the storage of the test's page. */
export interface Tab extends Runtime {
  close(): void;
}

const closeFunctions = new Set<() => void>();

/** Opens a tab: loads the runtime again and configures it. */
export async function openTab(apiBase: string, changes: Partial<Deployment> = {}): Promise<Tab> {
  vi.resetModules();
  const runtime: Runtime = await import('../index.ts');
  const deployment = deploymentSchema.parse({ appId: 'test', name: 'Test', apiBase, wireKey: WIRE_KEY });
  const close = runtime.configureRuntime({ ...deployment, ...changes });
  closeFunctions.add(close);
  return { ...runtime, close };
}

/** Closes every tab and clears their shared cookies and storage. */
export function closeTabs(): void {
  for (const close of closeFunctions) close();
  closeFunctions.clear();
  vi.restoreAllMocks();
  removeCookies();
  localStorage.clear();
  sessionStorage.clear();
}

/** Provides the Web Locks of a secure context, which the test's page lacks. */
export function provideWebLocks(): void {
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
}

export function removeWebLocks(): void {
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
}

/** Sets the cookies of a session as another browser tab would. An empty cookie counts as missing. */
export function setCookies(uuid: string, changes: Partial<SessionCookies> = {}): void {
  const isRemembered = false;
  writeSessionCookies('test', { uuid, token: 't', refreshToken: 'r', ...changes }, isRemembered);
}

export function removeCookies(): void {
  removeSessionCookies('test');
}
