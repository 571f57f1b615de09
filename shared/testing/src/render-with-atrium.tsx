import type { Deployment, LocaleId } from '@atrium/contract';
import {
  type CatalogLoaders,
  LocaleProvider,
  registerCatalog,
  startLocale,
  switchLocaleAtom,
} from '@atrium/i18n';
import { appStore, configureRuntime, PaneProvider } from '@atrium/runtime';
import { MemoryRouter } from '@atrium/ui/router';
import { configure, type RenderResult, render } from '@testing-library/react';
import { Provider } from 'jotai';
import { type ReactNode, useSyncExternalStore } from 'react';
import { testDeployment } from './test-deployment.ts';
import { createTestPane, type TestPane } from './test-pane.ts';

// A view on a loaded machine needs more than the default of one second. Only a failing test waits this long.
configure({ asyncUtilTimeout: 15_000 });

export interface RenderOptions {
  /** Catalogs of the package under test, as its bootstrap registers them. */
  readonly catalogs?: Readonly<Record<string, CatalogLoaders>>;
  /** The locale of the page. Defaults to English. */
  readonly locale?: LocaleId;
  /** The location of the page. Defaults to `/`. */
  readonly path?: string;
  readonly deployment?: Deployment;
  readonly pane?: TestPane;
}

/** Renders a view as in the console: with the runtime started, its language active, and inside a router and a pane. */
export async function renderWithAtrium(
  view: ReactNode,
  { catalogs = {}, locale = 'en-US', path = '/', deployment = testDeployment(), pane }: RenderOptions = {},
): Promise<RenderResult & { readonly pane: TestPane }> {
  const testPane = pane ?? createTestPane(path);
  configureRuntime(deployment);
  for (const [name, loaders] of Object.entries(catalogs)) await registerCatalog(name, loaders);
  await startLocale(deployment);
  await appStore.set(switchLocaleAtom, locale);
  const result = render(
    <Provider store={appStore}>
      <LocaleProvider>
        <MemoryRouter initialEntries={[path]}>
          <Located pane={testPane}>{view}</Located>
        </MemoryRouter>
      </LocaleProvider>
    </Provider>,
  );
  return { ...result, pane: testPane };
}

/** Provides a pane, and renders again when its location changes. */
function Located({ pane, children }: { readonly pane: TestPane; readonly children: ReactNode }) {
  const location = useSyncExternalStore(pane.onLocation, () => pane.location);
  return <PaneProvider pane={{ ...pane, location }}>{children}</PaneProvider>;
}
