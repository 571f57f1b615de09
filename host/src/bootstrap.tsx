import '@arco-design/web-react/es/_util/react-19-adapter';
import '@atrium/ui/theme.css';
import { type Deployment, deploymentSchema } from '@atrium/contract';
import { registerCatalog, startLocale } from '@atrium/i18n';
import {
  appStore,
  configureRuntime,
  delayIdleTasks,
  installErrorLog,
  installViewport,
  isSignedInAtom,
} from '@atrium/runtime';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { fetchDeployment } from './app/fetch-deployment.ts';
import { fetchSignedInPages, prepareSignedInPages } from './app/signed-in-chunk.ts';
import { StartFailure } from './app/start-failure.tsx';
import { HOST_CATALOGS } from './components/host-catalogs.ts';
import { createConsoleHistory } from './navigation/history/console-history.ts';
import type { NavigationState } from './navigation/history/navigation-state.ts';

/** The longest time, in milliseconds, for which the first render waits for the shell and the page. */
const SIGNED_IN_TIMEOUT = 700;

async function start(): Promise<void> {
  try {
    const deployment = await fetchDeployment();
    await configure(deployment);
    const history = createConsoleHistory(window);
    if (appStore.get(isSignedInAtom)) await waitForSignedInPages(history.current());
    await waitForDocument();
    show(<App history={history} />);
  } catch (error) {
    console.error(error);
    await configure(createDefaultDeployment());
    await waitForDocument();
    show(<StartFailure />);
  }
}

async function configure(deployment: Deployment): Promise<void> {
  configureRuntime(deployment);
  // The code of the signed-in pages loads together with the messages. A failure is ignored here, because the view loads
  // the code again and reports the failure.
  if (appStore.get(isSignedInAtom)) fetchSignedInPages().catch(() => undefined);
  installErrorLog();
  installViewport();
  await startLocale(deployment);
}

/**
 * Waits for the code of the shell and of the page, but not longer than `SIGNED_IN_TIMEOUT`. If the code loads in this
 * time, the first render contains the page, and the browser does not paint a loading state just before it.
 */
async function waitForSignedInPages(firstNavigation: NavigationState): Promise<void> {
  const prepared = prepareSignedInPages(firstNavigation).catch(() => undefined);
  await Promise.race([prepared, new Promise((resolve) => setTimeout(resolve, SIGNED_IN_TIMEOUT))]);
}

/** Returns a configuration with which the console can show that the configuration of the deployment is missing. */
function createDefaultDeployment(): Deployment {
  return deploymentSchema.parse({ appId: 'atrium', name: 'Atrium', wireKey: 'not-configured-yet' });
}

function show(view: ReactNode): void {
  createRoot(document.getElementById('root') ?? document.body).render(view);
}

/**
 * Resolves when the document is parsed. The host's script runs before that: it is in the document's head and blocks
 * parsing, so that nothing is painted before it.
 */
function waitForDocument(): Promise<unknown> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}

// Start the requests outside the function that webpack puts around all modules. While developer tools are open, a
// browser parses every function on the call stack of a request a second time, and this function is large.
queueMicrotask(() => {
  void registerCatalog('host', HOST_CATALOGS);
  delayIdleTasks(start());
});
