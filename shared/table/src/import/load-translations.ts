import { foldText } from '@atrium/contract/text';
import { loadTexts } from '@atrium/i18n';
import { appStore, deploymentAtom, logErrorAtom } from '@atrium/runtime';
import { NO_TRANSLATIONS, type TranslationMatcher } from '../files/index.ts';

/** How long to wait for the catalog of the other language, in milliseconds. */
const TIMEOUT = 3_000;

/**
 * Loads the catalogs of all languages on offer, so that a file that was exported in one language can be imported in
 * another. Never rejects: without a catalog, only texts of the current language are recognized.
 */
export async function loadTranslations(): Promise<TranslationMatcher> {
  const late = new Promise<TranslationMatcher>((resolve) => setTimeout(resolve, TIMEOUT, NO_TRANSLATIONS));
  return await Promise.race([loadAll(), late]);
}

async function loadAll(): Promise<TranslationMatcher> {
  const { locales } = appStore.get(deploymentAtom);
  try {
    const texts = await Promise.all(locales.map((locale) => loadTexts(locale)));
    return compareBy(texts);
  } catch (error) {
    appStore.set(logErrorAtom, 'import translations', error);
    return NO_TRANSLATIONS;
  }
}

function compareBy(languages: readonly Readonly<Record<string, unknown>>[]): TranslationMatcher {
  const idsByText = new Map<string, Set<string>>();
  for (const messages of languages) {
    for (const [id, message] of Object.entries(messages)) {
      const text = toText(message);
      if (text === undefined) continue;
      const labels = normalizeText(text);
      const ids = idsByText.get(labels);
      if (ids) ids.add(id);
      else idsByText.set(labels, new Set([id]));
    }
  }
  const known = new Map<string, ReadonlySet<string>>();
  const getIds = (text: string) => {
    const ids = known.get(text) ?? idsByText.get(normalizeText(text)) ?? new Set<string>();
    known.set(text, ids);
    return ids;
  };
  return (one, other) => [...getIds(one)].some((id) => getIds(other).has(id));
}

/** A message without placeholders. */
function toText(message: unknown): string | undefined {
  if (typeof message === 'string') return message;
  return Array.isArray(message) && message.length === 1 && typeof message[0] === 'string'
    ? message[0]
    : undefined;
}

/** Removes case, accents, character width, blanks and punctuation. */
export function normalizeText(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}
