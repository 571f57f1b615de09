import '@arco-design/web-react/es/_util/react-19-adapter';
import '@atrium/ui/theme.css';
import { type Deployment, deploymentSchema } from '@atrium/contract';
import { registerCatalog, startLocale } from '@atrium/i18n';
import { configureRuntime, installErrorLog, installViewport } from '@atrium/runtime';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { fetchDeployment } from './app/fetch-deployment.ts';
import { StartFailure } from './app/start-failure.tsx';
import { createConsoleHistory } from './navigation/console-history.ts';
import { HOST_CATALOGS } from './pieces/host-catalogs.ts';

/** Says why the console cannot start, when what the deployment decides is not known: in the default words. */
const NAMELESS = deploymentSchema.parse({ appId: 'atrium', name: 'Atrium', wireKey: 'not-configured-yet' });

async function start(): Promise<void> {
  try {
    const deployment = await fetchDeployment();
    await speak(deployment);
    show(<App history={createConsoleHistory(window)} />);
  } catch (error) {
    console.error(error);
    await speak(NAMELESS);
    show(<StartFailure />);
  }
}

async function speak(deployment: Deployment): Promise<void> {
  configureRuntime(deployment);
  installErrorLog();
  installViewport();
  await startLocale(deployment);
}

function show(view: ReactNode): void {
  createRoot(document.getElementById('root') ?? document.body).render(view);
}

void registerCatalog('host', HOST_CATALOGS);
void start();
