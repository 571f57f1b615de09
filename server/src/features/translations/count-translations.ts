import { LOCALE_IDS, type TranslationCounts } from '@atrium/contract';
import { SOURCE_LOCALE } from '@atrium/contract/messages';
import type { TranslationDependencies } from './read-rows.ts';
import { readOverrideSources } from './translation-repository.ts';

/** Counts the messages of every locale by state. */
export async function countTranslations({
  database,
  builtInMessages,
}: TranslationDependencies): Promise<{ list: TranslationCounts[] }> {
  const [english, overrides] = await Promise.all([
    builtInMessages.read(SOURCE_LOCALE),
    readOverrideSources(database),
  ]);
  const byLocale = Map.groupBy(
    overrides.filter(({ id }) => english.has(id)),
    ({ locale }) => locale,
  );
  const list: TranslationCounts[] = [];
  // One locale after the other, so that only one of them is in progress.
  for (const locale of LOCALE_IDS) {
    const own = await builtInMessages.read(locale);
    const stored = byLocale.get(locale) ?? [];
    const changedIds = new Set(stored.map(({ id }) => id));
    const missing = [...english.keys()].filter((id) => !own.has(id) && !changedIds.has(id));
    const stale = stored.filter(({ id, source }) => source !== null && source !== english.get(id));
    list.push({
      locale,
      total: english.size,
      missing: missing.length,
      changed: stored.length - stale.length,
      stale: stale.length,
    });
  }
  return { list };
}
