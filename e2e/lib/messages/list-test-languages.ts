import type { Language } from './translate.ts';

const LANGUAGES: readonly Language[] = ['zh-CN', 'en-US'];

/**
 * Returns the languages in which a file's tests run: the given one, or both with `ATRIUM_E2E_LOCALES=all`. Behavior
 * does not depend on the language, so some files run in Chinese and the others in English.
 */
export function listTestLanguages(defaultLanguage: Language): readonly Language[] {
  return process.env.ATRIUM_E2E_LOCALES === 'all' ? LANGUAGES : [defaultLanguage];
}
