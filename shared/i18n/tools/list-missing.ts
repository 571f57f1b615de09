import { readRoomCatalogs } from './read-project.ts';
import { COMPLETE_LOCALES, SOURCE_LOCALE } from './rooms.ts';

interface Gap {
  /** The catalog, from the repository's root. */
  readonly file: string;
  /** Ids that it does not translate. */
  readonly missing: readonly string[];
  /** How many the room has. */
  readonly total: number;
}

/** What the catalogs of locales that need not be complete leave to another language. */
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
