import { type MenuItem, pointerSchema, type RemoteRoute, registrySchema } from '@atrium/contract';
import type { Page } from 'playwright/test';

interface Additions {
  readonly menu?: readonly MenuItem[];
  readonly routes?: readonly RemoteRoute[];
}

/** Changes the responses that a page receives: adds menu entries and routes to the descriptor of a remote. */
export async function addToDescriptor(page: Page, remote: string, additions: Additions): Promise<void> {
  const { menu = [], routes = [] } = additions;
  await page.route('**/remotes.json*', async (route) => {
    const response = await route.fetch();
    const registry = registrySchema.parse(await response.json());
    // Without the registry's copy, the console fetches the pointer itself.
    const remotes = registry.remotes.map(({ pointer, titles, ...entry }) =>
      entry.name === remote ? entry : { ...entry, pointer, titles },
    );
    await route.fulfill({ response, json: { remotes } });
  });
  await page.route('**/remote.json', async (route) => {
    const response = await route.fetch();
    const pointer = pointerSchema.parse(await response.json());
    if (pointer.name === remote) {
      pointer.current.descriptor.menu.push(...menu);
      pointer.current.descriptor.routes.push(...routes);
    }
    await route.fulfill({ response, json: pointer });
  });
}
