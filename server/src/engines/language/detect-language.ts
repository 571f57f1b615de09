import { type LanguageOutput, truncateEnd } from '@atrium/contract';
import { detectAll } from 'tinyld';
import type { LanguageParameters } from './language-descriptor.ts';

/** The number of characters that suffice to detect the language. */
const MAX_CHARACTERS = 5_000;

/** Returns the most probable languages of a text, best first. */
export function detectLanguage(text: string, { count, only }: LanguageParameters): LanguageOutput {
  const found = detectAll(truncateEnd(text, MAX_CHARACTERS), only.length > 0 ? { only: [...only] } : {});
  return {
    candidates: found
      .slice(0, count)
      .map(({ lang, accuracy }) => ({ language: lang, score: Math.min(1, Math.max(0, accuracy)) })),
  };
}
