import type { AppLocale } from './pseudo-locales.ts';
import { toIntlTag } from './to-intl-tag.ts';

/**
 * Returns the offered locale that suits a browser best, or undefined. It matches each requested tag, in order, exactly,
 * then by language and script (`zh-Hant` → `zh-TW`), then by language (`en` and `en-GB` → `en-US`).
 */
export function negotiate<Id extends AppLocale>(
  requested: readonly string[],
  offered: readonly Id[],
): Id | undefined {
  for (const tag of requested) {
    // The exact match comes first, because creating the first `Intl.Locale` of a page takes 2 ms.
    const exact = offered.find((id) => id.toLowerCase() === tag.toLowerCase());
    if (exact) return exact;
    const parsed = parse(tag);
    if (!parsed) continue;
    // Chinese in the other script is no match, because many readers of one script do not read the other.
    const match =
      offered.find((id) => getSimilarity(parsed, id) === 2) ??
      offered.find((id) => getSimilarity(parsed, id) === 1 && parsed.language !== 'zh');
    if (match) return match;
  }
  return undefined;
}

/** Returns 2 if language and script are the same, 1 if only the language is, and otherwise 0. */
function getSimilarity(requested: Intl.Locale, id: AppLocale): 0 | 1 | 2 {
  const offered = parse(toIntlTag(id));
  if (offered?.language !== requested.language) return 0;
  return offered.script === requested.script ? 2 : 1;
}

function parse(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return undefined;
  }
}
