import type { Deployment } from '@atrium/contract';
import { setDeploymentAtom } from './deployment/deployment-atom.ts';
import { setAuthenticatorAtom } from './http/authenticator-atom.ts';
import { persistLog } from './log/persist-log.ts';
import { syncSessionAtom } from './session/change-session.ts';
import { followTabs } from './session/follow-tabs.ts';
import { sessionAuthenticator } from './session/session-authenticator.ts';
import { appStore } from './store/app-store.ts';

let stopRuntime: (() => void) | undefined;

/**
 * Starts the runtime of this browser tab: reads the session from its cookies and follows the other tabs. Call it before
 * all other functions of this package. A second call starts the runtime again. Returns a function that removes all
 * listeners.
 */
export function configureRuntime(deployment: Deployment): () => void {
  stopRuntime?.();
  appStore.set(setDeploymentAtom, deployment);
  appStore.set(setAuthenticatorAtom, sessionAuthenticator);
  appStore.set(syncSessionAtom);
  const stopFunctions = [persistLog(), followTabs(deployment.appId)];
  const stop = (): void => {
    for (const stopOne of stopFunctions) stopOne();
  };
  stopRuntime = stop;
  return stop;
}
