import type { LocaleId } from '@atrium/contract';
import type { Messages } from '@lingui/core';
import { type AppLocale, isPseudoLocale } from '../locale/pseudo-locales.ts';
import type { CatalogLoaders } from './catalog-loaders.ts';
import { readyMessages } from './ready-messages.ts';

/** Locales in which every message is translated. The nearest of these fills the gaps of the others. */
const COMPLETE: readonly LocaleId[] = ['zh-CN', 'en-US'];

/** Loads a package's messages in a locale: the nearest complete catalog, overridden by the locale's own. */
export async function loadCatalog(loaders: CatalogLoaders, locale: AppLocale): Promise<Messages> {
  if (isPseudoLocale(locale)) {
    const [{ pseudoMessages }, english] = await Promise.all([
      import('./pseudo-messages.ts'),
      loadCatalog(loaders, 'en-US'),
    ]);
    return pseudoMessages(locale, english);
  }
  const parts = await Promise.all(listLayers(loaders, locale).map((load) => load()));
  return readyMessages(Object.assign({}, ...parts.map(({ messages }) => messages)));
}

function listLayers(loaders: CatalogLoaders, locale: LocaleId) {
  const own = loaders[locale];
  if (own && COMPLETE.includes(locale)) return [own];
  const nearest = locale === 'zh-TW' ? loaders['zh-CN'] : loaders['en-US'];
  const base = nearest ?? loaders['en-US'] ?? loaders['zh-CN'];
  return [base, own].filter((load) => load !== undefined);
}
