import type { BodyOf, translationCalls } from '@atrium/contract';
import { FILE_FORMATS } from './formats/file-formats.ts';
import { getShownText } from './list-translations.ts';
import { readRows, type TranslationDependencies } from './read-rows.ts';

/**
 * Returns a file with every message of a locale: its draft if it has one, else the text that users see. Missing
 * messages have an empty text.
 */
export async function exportTranslations(
  deps: TranslationDependencies,
  { locale, format }: BodyOf<typeof translationCalls.export>,
): Promise<{ name: string; content: string }> {
  const rows = await readRows(deps, locale);
  const { extension, write } = FILE_FORMATS[format];
  const entries = rows.map((row) => ({
    id: row.id,
    source: row.source,
    text: row.draft?.text ?? getShownText(row),
    isDraft: row.draft !== null,
  }));
  return { name: `translations-${locale}.${extension}`, content: await write(locale, entries) };
}
