import { type Deployment, deploymentSchema } from '@atrium/contract';
import { vi } from 'vitest';
import type { CatalogLoaders } from '../catalog/catalog-loaders.ts';
import { type MessageServer, WIRE_KEY } from './message-server.ts';

type Runtime = typeof import('@atrium/runtime');
type Languages = typeof import('../index.ts');

/** One load of the page, with the runtime and languages as a browser starts them. */
export interface OpenPage extends Runtime, Languages {
  readonly deployment: Deployment;
}

interface PageOptions {
  readonly server?: MessageServer;
  readonly languages?: readonly string[];
  readonly deployment?: Partial<Deployment>;
  readonly features?: Partial<Deployment['features']>;
  readonly catalogs?: Readonly<Record<string, CatalogLoaders>>;
}

/** Returns a loader of plain messages, like a catalog's chunk. */
export const createCatalogLoader = (messages: Readonly<Record<string, string>>) => async () => ({ messages });

/** The catalog of the host. A page has it by default. */
export const HOST_CATALOG: CatalogLoaders = {
  'zh-CN': createCatalogLoader({ 'host.page.a.title': '标题' }),
  'en-US': createCatalogLoader({ 'host.page.a.title': 'Title' }),
};

/** Loads the page again with the browser's stored data. Does not call `startLocale`: the test does. */
export async function openPage(options: PageOptions = {}): Promise<OpenPage> {
  vi.resetModules();
  const runtime: Runtime = await import('@atrium/runtime');
  const languages: Languages = await import('../index.ts');
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(options.languages ?? []);
  const deployment = createDeployment(options);
  runtime.configureRuntime(deployment);
  for (const [packageName, loaders] of Object.entries(options.catalogs ?? { host: HOST_CATALOG })) {
    await languages.registerCatalog(packageName, loaders);
  }
  return { ...runtime, ...languages, deployment };
}

function createDeployment({ server, deployment, features }: PageOptions): Deployment {
  const base = deploymentSchema.parse({
    appId: 'test',
    name: 'Test',
    apiBase: server?.url ?? '',
    wireKey: WIRE_KEY,
  });
  const serverFeatures = { remoteMessages: server !== undefined };
  return { ...base, ...deployment, features: { ...base.features, ...serverFeatures, ...features } };
}
