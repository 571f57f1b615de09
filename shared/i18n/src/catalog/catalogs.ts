import type { Messages } from '@lingui/core';
import type { AppLocale } from '../locale/pseudo-locales.ts';
import type { CatalogLoaders } from './catalog-loaders.ts';
import { loadCatalog } from './load-catalog.ts';

interface Room {
  readonly loaders: CatalogLoaders;
  readonly loaded: Map<AppLocale, Messages>;
}

/** Rooms without which the console cannot be read; a failing remote must not keep everybody from another language. */
const VITAL_ROOMS: readonly string[] = ['host', 'ui'];

/** All catalogs of the page, by room (`host`, `ui`, `assets` …). A room's messages are fetched once per locale. */
export class Catalogs {
  readonly #rooms = new Map<string, Room>();
  #additions = 0;
  readonly #reportFailure: (room: string, locale: AppLocale, cause: unknown) => void;

  /** `reportFailure` is told of a room that stays in another language since its catalog could not be fetched. */
  constructor(reportFailure: (room: string, locale: AppLocale, cause: unknown) => void) {
    this.#reportFailure = reportFailure;
  }

  /** Makes a room known, or replaces its loaders, as after an upgrade of its remote. */
  add(room: string, loaders: CatalogLoaders): void {
    this.#additions += 1;
    this.#rooms.set(room, { loaders, loaded: new Map() });
  }

  /** Messages of all rooms, those included that are added meanwhile. Rejects when a vital room's cannot be had. */
  async loadAll(locale: AppLocale): Promise<Messages> {
    const before = this.#additions;
    const parts = await Promise.all(
      [...this.#rooms.keys()].map((room) => this.#loadOrDoWithout(room, locale)),
    );
    return this.#additions === before ? Object.assign({}, ...parts) : this.loadAll(locale);
  }

  /**
   * Messages of one room; in another language it has spoken before when it is not vital and its catalog fails. Rejects
   * when it has spoken none.
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
