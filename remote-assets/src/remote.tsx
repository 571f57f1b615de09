import { CONTRACT_VERSION, type RemoteModule } from '@atrium/contract';
import type { ComponentType } from 'react';
import { catalogs } from './catalogs.ts';

export const remote: RemoteModule<ComponentType> = {
  contract: CONTRACT_VERSION,
  version: process.env.ATRIUM_REMOTE_VERSION ?? '',
  pages: {
    assets: async () => ({ Page: (await import('./features/assets/assets-page.tsx')).AssetsPage }),
    'nlp-app-create': async () => ({
      Page: (await import('./features/nlp-app-create/nlp-app-create-page.tsx')).NlpAppCreatePage,
    }),
    'nlp-app': async () => ({ Page: (await import('./features/nlp-app/nlp-app-page.tsx')).NlpAppPage }),
  },
  messages: catalogs,
};
