import '@arco-design/web-react/es/_util/react-19-adapter';
import '@atrium/ui/theme.css';
import { deploymentSchema } from '@atrium/contract';
import { type CatalogLoaders, LocaleProvider, registerCatalog, startLocale } from '@atrium/i18n';
import { appStore, configureRuntime, installErrorLog, installViewport } from '@atrium/runtime';
import { BrowserRouter } from '@atrium/ui/router';
import { Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { descriptor } from '#descriptor';
import { remote } from '#remote';
import { Workbench } from './workbench.tsx';

void registerCatalog('workbench', {
  'zh-CN': () => import('../locales/zh-CN.po'),
  'en-US': () => import('../locales/en-US.po'),
});
void registerCatalog(descriptor.messages, remote.messages as CatalogLoaders);

async function start(): Promise<void> {
  const answer = await fetch('/config.json');
  const deployment = deploymentSchema.parse(await answer.json());
  configureRuntime(deployment);
  installErrorLog();
  installViewport();
  await startLocale(deployment);
  createRoot(document.getElementById('root') ?? document.body).render(
    <Provider store={appStore}>
      <LocaleProvider>
        <BrowserRouter>
          <Workbench remote={remote} descriptor={descriptor} />
        </BrowserRouter>
      </LocaleProvider>
    </Provider>,
  );
}

void start();
