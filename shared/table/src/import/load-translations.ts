import { foldText } from '@atrium/contract/text';
import { loadTexts } from '@atrium/i18n';
import { appStore, deploymentAtom, logErrorAtom } from '@atrium/runtime';
import { NO_TRANSLATIONS, type TranslationMatcher } from '../files/index.ts';

/** How long the import waits for the catalogs, in milliseconds. */
const TIMEOUT = 3_000;

/**
 * Loads the catalogs of all languages of the deployment, so that a file that was exported in one language can be
 * imported in another. Never rejects: without the catalogs, only texts of the current language are recognized.
 */
export async function loadTranslations(): Promise<TranslationMatcher> {
  const timeout = new Promise<TranslationMatcher>((resolve) => setTimeout(resolve, TIMEOUT, NO_TRANSLATIONS));
  return await Promise.race([loadAll(), timeout]);
}

async function loadAll(): Promise<TranslationMatcher> {
  const { locales } = appStore.get(deploymentAtom);
  try {
    const texts = await Promise.all(locales.map((locale) => loadTexts(locale)));
    return createMatcher(texts);
  } catch (error) {
    appStore.set(logErrorAtom, 'import translations', error);
    return NO_TRANSLATIONS;
  }
}

function createMatcher(catalogs: readonly Readonly<Record<string, unknown>>[]): TranslationMatcher {
  const idsByText = new Map<string, Set<string>>();
  for (const messages of catalogs) {
    for (const [id, message] of Object.entries(messages)) {
      const text = toText(message);
      if (text === undefined) continue;
      const normalized = normalizeText(text);
      const ids = idsByText.get(normalized);
      if (ids) ids.add(id);
      else idsByText.set(normalized, new Set([id]));
    }
  }
  const cachedIds = new Map<string, ReadonlySet<string>>();
  const getIds = (text: string) => {
    const ids = cachedIds.get(text) ?? idsByText.get(normalizeText(text)) ?? new Set<string>();
    cachedIds.set(text, ids);
    return ids;
  };
  return (text, otherText) => [...getIds(text)].some((id) => getIds(otherText).has(id));
}

/** Returns the text of a message that has no placeholders. Undefined for other messages. */
function toText(message: unknown): string | undefined {
  if (typeof message === 'string') return message;
  return Array.isArray(message) && message.length === 1 && typeof message[0] === 'string'
    ? message[0]
    : undefined;
}

/** Returns a text without case, accents, character width, blanks and punctuation. */
export function normalizeText(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}
