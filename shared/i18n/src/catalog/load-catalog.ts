import type { LocaleId } from '@atrium/contract';
import type { Messages } from '@lingui/core';
import { type AppLocale, isPseudoLocale } from '../locale/pseudo-locales.ts';
import type { CatalogLoaders } from './catalog-loaders.ts';
import { readyMessages } from './ready-messages.ts';

/** Locales of which every message is translated; the others are laid over the nearest of these. */
const COMPLETE: readonly LocaleId[] = ['zh-CN', 'en-US'];

/** A room's messages in a locale: what the nearest complete catalog says, then the locale's own over it. */
export async function loadCatalog(loaders: CatalogLoaders, locale: AppLocale): Promise<Messages> {
  if (isPseudoLocale(locale)) {
    const [{ pseudoMessages }, english] = await Promise.all([
      import('./pseudo-messages.ts'),
      loadCatalog(loaders, 'en-US'),
    ]);
    return pseudoMessages(locale, english);
  }
  const parts = await Promise.all(layersOf(loaders, locale).map((load) => load()));
  return readyMessages(Object.assign({}, ...parts.map(({ messages }) => messages)));
}

function layersOf(loaders: CatalogLoaders, locale: LocaleId) {
  const own = loaders[locale];
  if (own && COMPLETE.includes(locale)) return [own];
  const nearest = locale === 'zh-TW' ? loaders['zh-CN'] : loaders['en-US'];
  const base = nearest ?? loaders['en-US'] ?? loaders['zh-CN'];
  return [base, own].filter((load) => load !== undefined);
}
