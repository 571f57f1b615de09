import { COMPLETE_LOCALES, SOURCE_LOCALE } from './message-packages.ts';
import { readPackageCatalogs } from './read-project.ts';

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
  const packages = await readPackageCatalogs(root);
  return packages.flatMap(({ messagePackage, catalogs }) => {
    const all = [...(catalogs.get(SOURCE_LOCALE)?.keys() ?? [])];
    return [...catalogs]
      .filter(([locale]) => !COMPLETE_LOCALES.includes(locale))
      .map(([locale, messages]) => ({
        file: `${messagePackage.folder}/locales/${locale}.po`,
        missing: all.filter((id) => !messages.get(id)),
        total: all.length,
      }));
  });
}
