import type { AppLocale } from '../locale/pseudo-locales.ts';

/** A locale cannot be fetched. The page stays in its current locale. */
export class LocaleLoadError extends Error {
  readonly code = 'locale-load-failed';
  readonly locale: AppLocale;

  constructor(locale: AppLocale, cause: unknown) {
    super(`The texts of ${locale} could not be fetched.`, { cause });
    this.name = 'LocaleLoadError';
    this.locale = locale;
  }
}
