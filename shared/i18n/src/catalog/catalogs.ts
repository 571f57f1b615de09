import type { Messages } from '@lingui/core';
import { type AppLocale, isPseudoLocale } from '../locale/pseudo-locales.ts';
import type { CatalogLoaders } from './catalog-loaders.ts';
import { toCompiledMessages } from './to-compiled-messages.ts';

/** Loads a package's messages in a locale, or else in English, or else in Chinese. Without these, returns none. */
async function loadCatalog(loaders: CatalogLoaders, locale: AppLocale): Promise<Messages> {
  if (isPseudoLocale(locale)) {
    const [{ createPseudoMessages }, english] = await Promise.all([
      import('./create-pseudo-messages.ts'),
      loadCatalog(loaders, 'en-US'),
    ]);
    return createPseudoMessages(locale, english);
  }
  const load = loaders[locale] ?? loaders['en-US'] ?? loaders['zh-CN'];
  return load ? toCompiledMessages((await load()).messages) : {};
}

interface PackageCatalog {
  readonly loaders: CatalogLoaders;
  readonly loaded: Map<AppLocale, Messages>;
}

/**
 * Packages whose messages are required. If the messages of another package fail to load, the language still switches.
 */
const REQUIRED_PACKAGES: readonly string[] = ['host', 'ui'];

/** All catalogs of the page, by package (`host`, `ui`, `assets` …). Fetches a package's messages once per locale. */
export class Catalogs {
  readonly #catalogs = new Map<string, PackageCatalog>();
  /** The number of calls of `add`, by which `loadAll` notices a new package. */
  #additions = 0;
  readonly #reportFailure: (packageName: string, locale: AppLocale, cause: unknown) => void;

  /** `reportFailure` is called for a package that stays in another language because its catalog failed to load. */
  constructor(reportFailure: (packageName: string, locale: AppLocale, cause: unknown) => void) {
    this.#reportFailure = reportFailure;
  }

  /** Registers a package, or replaces its loaders, such as after an upgrade of its remote. */
  add(packageName: string, loaders: CatalogLoaders): void {
    this.#additions += 1;
    this.#catalogs.set(packageName, { loaders, loaded: new Map() });
  }

  /**
   * Loads the messages of all packages, including those added meanwhile. Rejects if the messages of a required package
   * fail to load.
   */
  async loadAll(locale: AppLocale): Promise<Messages> {
    const before = this.#additions;
    const parts = await Promise.all(
      [...this.#catalogs.keys()].map((packageName) => this.#loadOrSkip(packageName, locale)),
    );
    return this.#additions === before ? Object.assign({}, ...parts) : this.loadAll(locale);
  }

  /**
   * Loads the messages of one package. If they fail to load and the package is not required, returns its messages in
   * the language that was loaded last. Rejects if they fail to load and the package is required, or if no language was
   * loaded.
   */
  async loadPackage(packageName: string, locale: AppLocale): Promise<Messages> {
    const catalog = this.#catalogs.get(packageName);
    const ready = catalog?.loaded.get(locale);
    if (!catalog || ready) return ready ?? {};
    try {
      const messages = await loadCatalog(catalog.loaders, locale);
      catalog.loaded.set(locale, messages);
      return messages;
    } catch (cause) {
      const fallback = [...catalog.loaded.values()].at(-1);
      if (!fallback || REQUIRED_PACKAGES.includes(packageName)) throw cause;
      this.#reportFailure(packageName, locale, cause);
      return fallback;
    }
  }

  async #loadOrSkip(packageName: string, locale: AppLocale): Promise<Messages> {
    try {
      return await this.loadPackage(packageName, locale);
    } catch (cause) {
      if (REQUIRED_PACKAGES.includes(packageName)) throw cause;
      this.#reportFailure(packageName, locale, cause);
      return {};
    }
  }
}
