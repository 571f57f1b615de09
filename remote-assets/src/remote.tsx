import { CONTRACT_VERSION, type RemoteModule } from '@atrium/contract';
import type { ComponentType } from 'react';
import { catalogs } from './catalogs.ts';

const createPages = () => import('./features/app-create/create-pages.tsx');
const appPages = () => import('./features/app/app-pages.tsx');

export const remote: RemoteModule<ComponentType> = {
  contract: CONTRACT_VERSION,
  version: process.env.ATRIUM_REMOTE_VERSION ?? '',
  pages: {
    assets: async () => ({ Page: (await import('./features/assets/assets-page.tsx')).AssetsPage }),
    'algorithm-app-create': async () => ({ Page: (await createPages()).AlgorithmAppCreatePage }),
    'recognition-app-create': async () => ({ Page: (await createPages()).RecognitionAppCreatePage }),
    'nlp-app-create': async () => ({ Page: (await createPages()).NlpAppCreatePage }),
    'algorithm-app': async () => ({ Page: (await appPages()).AlgorithmAppPage }),
    'recognition-app': async () => ({ Page: (await appPages()).RecognitionAppPage }),
    'nlp-app': async () => ({ Page: (await appPages()).NlpAppPage }),
  },
  messages: catalogs,
};
