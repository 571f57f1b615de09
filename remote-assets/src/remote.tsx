import { CONTRACT_VERSION, type RemoteModule } from '@atrium/contract';
import type { ComponentType } from 'react';
import { catalogs } from './catalogs.ts';
import { withLazyMessages } from './lazy-messages.ts';

const loadCreatePages = () => import('./features/app-create/create-pages.tsx');
const loadAppPages = () => import('./features/app/app-pages.tsx');

export const remote: RemoteModule<ComponentType> = {
  contract: CONTRACT_VERSION,
  version: process.env.ATRIUM_REMOTE_VERSION ?? '',
  pages: {
    assets: async () => ({ Page: (await import('./features/assets/assets-page.tsx')).AssetsPage }),
    keys: async () => ({
      Page: (await withLazyMessages(import('./features/account-keys/account-keys-page.tsx'))).AccountKeysPage,
    }),
    'algorithm-app-create': async () => ({ Page: (await loadCreatePages()).AlgorithmAppCreatePage }),
    'recognition-app-create': async () => ({ Page: (await loadCreatePages()).RecognitionAppCreatePage }),
    'nlp-app-create': async () => ({ Page: (await loadCreatePages()).NlpAppCreatePage }),
    'algorithm-app': async () => ({ Page: (await loadAppPages()).AlgorithmAppPage }),
    'recognition-app': async () => ({ Page: (await loadAppPages()).RecognitionAppPage }),
    'nlp-app': async () => ({ Page: (await loadAppPages()).NlpAppPage }),
  },
  messages: catalogs,
};
