import '@arco-design/web-react/es/_util/react-19-adapter';
import '@atrium/ui/theme.css';
import { type Deployment, deploymentSchema } from '@atrium/contract';
import { registerCatalog, startLocale } from '@atrium/i18n';
import {
  appStore,
  configureRuntime,
  installErrorLog,
  installViewport,
  isSignedInAtom,
} from '@atrium/runtime';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { fetchConsole, prepareConsole } from './app/console-chunk.ts';
import { fetchDeployment } from './app/fetch-deployment.ts';
import { StartFailure } from './app/start-failure.tsx';
import { HOST_CATALOGS } from './components/host-catalogs.ts';
import { createConsoleHistory } from './navigation/history/console-history.ts';

/**
 * The default configuration, used to show why the console cannot start when the deployment's configuration is missing.
 */
const DEFAULT_DEPLOYMENT = deploymentSchema.parse({
  appId: 'atrium',
  name: 'Atrium',
  wireKey: 'not-configured-yet',
});

/** The longest time, in milliseconds, for which the first view waits for the console. */
const CONSOLE_TIMEOUT = 300;

async function start(): Promise<void> {
  try {
    const deployment = await fetchDeployment();
    await configure(deployment);
    if (appStore.get(isSignedInAtom)) await waitForConsole();
    await waitForDocument();
    show(<App history={createConsoleHistory(window)} />);
  } catch (error) {
    console.error(error);
    await configure(DEFAULT_DEPLOYMENT);
    await waitForDocument();
    show(<StartFailure />);
  }
}

async function configure(deployment: Deployment): Promise<void> {
  configureRuntime(deployment);
  // The code of the console loads together with the messages. A failure is ignored here, because the view loads the
  // code again and reports the failure.
  if (appStore.get(isSignedInAtom)) fetchConsole().catch(() => undefined);
  installErrorLog();
  installViewport();
  await startLocale(deployment);
}

/**
 * Waits a moment for the console. The first view then contains it, and the browser does not paint a loading state just
 * before it.
 */
async function waitForConsole(): Promise<void> {
  const prepared = prepareConsole().catch(() => undefined);
  await Promise.race([prepared, new Promise((resolve) => setTimeout(resolve, CONSOLE_TIMEOUT))]);
}

function show(view: ReactNode): void {
  createRoot(document.getElementById('root') ?? document.body).render(view);
}

/**
 * Resolves when the document is parsed. The console's script runs before that: it is in the document's head and blocks
 * parsing, so that nothing is painted before it.
 */
function waitForDocument(): Promise<unknown> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}

// Start the requests in a separate task. With developer tools open, a browser records the call stack of each request
// and parses every function on it a second time. The function around all modules is large.
queueMicrotask(() => {
  void registerCatalog('host', HOST_CATALOGS);
  void start();
});
