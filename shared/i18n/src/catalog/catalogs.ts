import type { Messages } from '@lingui/core';
import type { AppLocale } from '../locale/pseudo-locales.ts';
import type { CatalogLoaders } from './catalog-loaders.ts';
import { loadCatalog } from './load-catalog.ts';

interface Room {
  readonly loaders: CatalogLoaders;
  readonly loaded: Map<AppLocale, Messages>;
}

/**
 * Packages without whose messages the console is unreadable. If the messages of another package fail to load, the
 * language still switches.
 */
const VITAL_ROOMS: readonly string[] = ['host', 'ui'];

/** All catalogs of the page, by package (`host`, `ui`, `assets` …). Fetches a package's messages once per locale. */
export class Catalogs {
  readonly #rooms = new Map<string, Room>();
  #additions = 0;
  readonly #reportFailure: (room: string, locale: AppLocale, cause: unknown) => void;

  /** `reportFailure` is called for a package that stays in another language because its catalog failed to load. */
  constructor(reportFailure: (room: string, locale: AppLocale, cause: unknown) => void) {
    this.#reportFailure = reportFailure;
  }

  /** Registers a package, or replaces its loaders, such as after an upgrade of its remote. */
  add(room: string, loaders: CatalogLoaders): void {
    this.#additions += 1;
    this.#rooms.set(room, { loaders, loaded: new Map() });
  }

  /**
   * Loads the messages of all packages, including those added meanwhile. Rejects if the messages of a vital package
   * fail to load.
   */
  async loadAll(locale: AppLocale): Promise<Messages> {
    const before = this.#additions;
    const parts = await Promise.all(
      [...this.#rooms.keys()].map((room) => this.#loadOrDoWithout(room, locale)),
    );
    return this.#additions === before ? Object.assign({}, ...parts) : this.loadAll(locale);
  }

  /**
   * Loads the messages of one package. If the catalog of a package that is not vital fails, returns messages in a
   * language that was loaded before. Rejects if there is none.
   */
  async loadRoom(name: string, locale: AppLocale): Promise<Messages> {
    const room = this.#rooms.get(name);
    const ready = room?.loaded.get(locale);
    if (!room || ready) return ready ?? {};
    try {
      const messages = await loadCatalog(room.loaders, locale);
      room.loaded.set(locale, messages);
      return messages;
    } catch (cause) {
      const spoken = [...room.loaded.values()].at(-1);
      if (!spoken || VITAL_ROOMS.includes(name)) throw cause;
      this.#reportFailure(name, locale, cause);
      return spoken;
    }
  }

  async #loadOrDoWithout(name: string, locale: AppLocale): Promise<Messages> {
    try {
      return await this.loadRoom(name, locale);
    } catch (cause) {
      if (VITAL_ROOMS.includes(name)) throw cause;
      this.#reportFailure(name, locale, cause);
      return {};
    }
  }
}
