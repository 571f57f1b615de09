import type { LocaleId } from '@atrium/contract';
import type { Messages } from '@lingui/core';

/** Fetches one catalog: `() => import('../locales/en-US.po')`. Accepts plain texts and compiled messages. */
export type CatalogLoader = () => Promise<{ readonly messages: Messages }>;

/** A package's catalogs by locale. The nearest existing catalog replaces a missing one. */
export type CatalogLoaders = Readonly<Partial<Record<LocaleId, CatalogLoader>>>;
