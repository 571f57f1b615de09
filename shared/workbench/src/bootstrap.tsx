import '@arco-design/web-react/es/_util/react-19-adapter';
import '@atrium/ui/theme.css';
import '@atrium/ui/theme-choices.css';
import { deploymentSchema } from '@atrium/contract';
import { LocaleProvider, registerCatalog, startLocale } from '@atrium/i18n';
import { appStore, configureRuntime, installErrorLog, installViewport } from '@atrium/runtime';
import { BrowserRouter } from '@atrium/ui/router';
import { Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { descriptor } from '#descriptor';
import { remote } from '#remote';
import { Workbench } from './workbench.tsx';

async function start(root: HTMLElement): Promise<void> {
  const response = await fetch('/config.json');
  if (!response.ok) {
    root.textContent = `The server returned status ${response.status} for /config.json. Start a server, and set ATRIUM_SERVER to its address.`;
    return;
  }
  const deployment = deploymentSchema.parse(await response.json());
  configureRuntime(deployment);
  installErrorLog();
  installViewport();
  await registerCatalog(descriptor.messages, remote.messages);
  await startLocale(deployment);
  createRoot(root).render(
    <Provider store={appStore}>
      <LocaleProvider>
        <BrowserRouter>
          <Workbench />
        </BrowserRouter>
      </LocaleProvider>
    </Provider>,
  );
}

void start(document.getElementById('root') ?? document.body);
