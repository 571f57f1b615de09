import { readRoomCatalogs } from './read-project.ts';
import { COMPLETE_LOCALES, SOURCE_LOCALE } from './rooms.ts';

interface Gap {
  /** Path of the catalog from the repository's root. */
  readonly file: string;
  /** Ids without a translation in it. */
  readonly missing: readonly string[];
  /** The number of messages in the package. */
  readonly total: number;
}

/** Returns the missing translations of locales that need not be complete. */
export async function listMissing(root: string): Promise<readonly Gap[]> {
  const rooms = await readRoomCatalogs(root);
  return rooms.flatMap(({ room, catalogs }) => {
    const all = [...(catalogs.get(SOURCE_LOCALE)?.keys() ?? [])];
    return [...catalogs]
      .filter(([locale]) => !COMPLETE_LOCALES.includes(locale))
      .map(([locale, messages]) => ({
        file: `${room.folder}/locales/${locale}.po`,
        missing: all.filter((id) => !messages.get(id)),
        total: all.length,
      }));
  });
}
