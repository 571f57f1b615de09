import { CONTRACT_VERSION, type RemoteModule } from '@atrium/contract';
import type { ComponentType } from 'react';
import { catalogs } from './catalogs.ts';
import { withLazyMessages } from './lazy-messages.ts';

export const remote: RemoteModule<ComponentType> = {
  contract: CONTRACT_VERSION,
  version: process.env.ATRIUM_REMOTE_VERSION ?? '',
  pages: {
    console: async () => ({ Page: (await import('./features/console/console-page.tsx')).ConsolePage }),
    runs: async () => ({ Page: (await import('./list-pages.ts')).RunsPage }),
    audit: async () => ({
      Page: (await withLazyMessages(import('./features/audit/audit-page.tsx'))).AuditPage,
    }),
    'system-log': async () => ({ Page: (await import('./list-pages.ts')).LogPage }),
  },
  messages: catalogs,
};
