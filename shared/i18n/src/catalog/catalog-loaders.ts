import type { LocaleId } from '@atrium/contract';
import type { Messages } from '@lingui/core';

/** Fetches one catalog: `() => import('../locales/en-US.po')`. Plain texts are taken as well as compiled messages. */
export type CatalogLoader = () => Promise<{ readonly messages: Messages }>;

/** A room's catalogs by locale. Where one is missing, the nearest that is there speaks for it. */
export type CatalogLoaders = Readonly<Partial<Record<LocaleId, CatalogLoader>>>;
