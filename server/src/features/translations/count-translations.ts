import { LOCALE_IDS, type TranslationCounts, type TranslationState } from '@atrium/contract';
import { SOURCE_LOCALE } from '@atrium/contract/messages';
import { readDraftSources } from './draft-repository.ts';
import { getState, type TranslationDependencies } from './read-rows.ts';
import { readOverrideSources } from './translation-repository.ts';

/** Counts the messages of every locale by state. */
export async function countTranslations({
  database,
  builtInMessages,
}: TranslationDependencies): Promise<{ list: TranslationCounts[] }> {
  const [english, overrides, drafts] = await Promise.all([
    builtInMessages.read(SOURCE_LOCALE),
    readOverrideSources(database),
    readDraftSources(database),
  ]);
  const overridesByLocale = Map.groupBy(overrides, ({ locale }) => locale);
  // A draft of an English text that has changed since does not count.
  const draftsByLocale = Map.groupBy(
    drafts.filter(({ id, source }) => english.get(id) === source),
    ({ locale }) => locale,
  );
  const list: TranslationCounts[] = [];
  // One locale after the other, so that the catalogs of only one locale are read at a time.
  for (const locale of LOCALE_IDS) {
    const builtIn = await builtInMessages.read(locale);
    const stored = new Map(overridesByLocale.get(locale)?.map((override) => [override.id, override]));
    const drafted = new Set(draftsByLocale.get(locale)?.map(({ id }) => id));
    const states = [...english].map(([id, source]) =>
      drafted.has(id) ? 'draft' : getState(source, builtIn.get(id), stored.get(id)),
    );
    const count = (counted: TranslationState) => states.filter((state) => state === counted).length;
    list.push({
      locale,
      total: english.size,
      missing: count('missing'),
      drafts: drafted.size,
      changed: count('changed'),
      stale: count('stale'),
    });
  }
  return { list };
}
