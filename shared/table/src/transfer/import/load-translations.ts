import { loadTexts } from '@atrium/i18n';
import { appStore, logErrorAtom } from '@atrium/runtime';
import { plainWords } from './plain-words.ts';

/** Whether two texts are one message in two languages. Case, width and signs don't count. */
export type AreTranslations = (one: string, other: string) => boolean;

/** Languages whose catalogs have every message. */
const LANGUAGES = ['zh-CN', 'en-US'] as const;
/** How long a file waits for the other language, in milliseconds. */
const PATIENCE = 3_000;

export const NO_TRANSLATIONS: AreTranslations = () => false;

/**
 * Reads the catalogs of all complete languages, so that a file that was exported in one language can be imported in
 * another. Never rejects: without a catalog only the words of the current language are known.
 */
export async function loadTranslations(): Promise<AreTranslations> {
  const late = new Promise<AreTranslations>((resolve) => setTimeout(resolve, PATIENCE, NO_TRANSLATIONS));
  return await Promise.race([loadAll(), late]);
}

async function loadAll(): Promise<AreTranslations> {
  try {
    const texts = await Promise.all(LANGUAGES.map((language) => loadTexts(language)));
    return compareBy(texts.map(({ messages }) => messages));
  } catch (error) {
    appStore.set(logErrorAtom, 'import translations', error);
    return NO_TRANSLATIONS;
  }
}

function compareBy(languages: readonly Readonly<Record<string, unknown>>[]): AreTranslations {
  const idsByText = new Map<string, Set<string>>();
  for (const messages of languages) {
    for (const [id, message] of Object.entries(messages)) {
      const text = textOf(message);
      if (text === undefined) continue;
      const labels = plainWords(text);
      const ids = idsByText.get(labels);
      if (ids) ids.add(id);
      else idsByText.set(labels, new Set([id]));
    }
  }
  const known = new Map<string, ReadonlySet<string>>();
  const idsOf = (text: string) => {
    const ids = known.get(text) ?? idsByText.get(plainWords(text)) ?? new Set<string>();
    known.set(text, ids);
    return ids;
  };
  return (one, other) => [...idsOf(one)].some((id) => idsOf(other).has(id));
}

/** A message without placeholders. */
function textOf(message: unknown): string | undefined {
  if (typeof message === 'string') return message;
  return Array.isArray(message) && message.length === 1 && typeof message[0] === 'string'
    ? message[0]
    : undefined;
}
