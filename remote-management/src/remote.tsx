import { CONTRACT_VERSION, type RemoteModule } from '@atrium/contract';
import type { ComponentType } from 'react';
import { catalogs } from './catalogs.ts';
import { withLazyMessages } from './lazy-messages.ts';

export const remote: RemoteModule<ComponentType> = {
  contract: CONTRACT_VERSION,
  version: process.env.ATRIUM_REMOTE_VERSION ?? '',
  pages: {
    algorithms: async () => ({
      Page: (await import('./features/algorithms/algorithms-page.tsx')).AlgorithmsPage,
    }),
    'algorithm-versions': async () => ({
      Page: (await import('./features/versions/versions-page.tsx')).VersionsPage,
    }),
    recognitions: async () => ({ Page: (await import('./item-pages.ts')).RecognitionsPage }),
    nlps: async () => ({ Page: (await import('./item-pages.ts')).NlpItemsPage }),
    connections: async () => ({
      Page: (await withLazyMessages(import('./features/connections/connections-page.tsx'))).ConnectionsPage,
    }),
    models: async () => ({
      Page: (await withLazyMessages(import('./features/onnx-models/models-page.tsx'))).ModelsPage,
    }),
    'data-sets': async () => ({
      Page: (await withLazyMessages(import('./features/data-sets/data-sets-page.tsx'))).DataSetsPage,
    }),
    translations: async () => ({
      Page: (await withLazyMessages(import('./features/translations/translations-page.tsx')))
        .TranslationsPage,
    }),
    groups: async () => ({
      Page: (await withLazyMessages(import('./features/groups/groups-page.tsx'))).GroupsPage,
    }),
    roles: async () => ({
      Page: (await withLazyMessages(import('./features/roles/roles-page.tsx'))).RolesPage,
    }),
    provisioning: async () => ({
      Page: (await withLazyMessages(import('./features/provisioning/provisioning-page.tsx')))
        .ProvisioningPage,
    }),
    users: async () => ({
      Page: (await withLazyMessages(import('./features/users/users-page.tsx'))).UsersPage,
    }),
  },
  messages: catalogs,
};
