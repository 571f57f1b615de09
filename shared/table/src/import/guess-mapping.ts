import type { Row } from '@atrium/spreadsheet';
import { NO_TRANSLATIONS, type TranslationMatcher } from '../files/index.ts';
import type { Mapping } from './imported-file.ts';
import { normalizeText } from './load-translations.ts';

interface NamedField {
  readonly name: string;
  readonly label: string;
}

/**
 * Finds the column of each field. The column's title must match the label or the name of the field: first as an equal
 * text, then as the label in another language, then as a text that contains the other one.
 */
export function guessMapping(
  header: Row,
  fields: readonly NamedField[],
  isTranslation: TranslationMatcher = NO_TRANSLATIONS,
): Mapping {
  const titles = header.map((cell) => normalizeText(String(cell ?? '')));
  const usedColumns = new Set<number>();
  const mapping: Record<string, number | undefined> = {};
  const mapMatching = (isMatch: (title: string, label: string) => boolean) => {
    for (const { name, label } of fields) {
      if (mapping[name] !== undefined) continue;
      const found = titles.findIndex(
        (title, column) =>
          !usedColumns.has(column) &&
          title !== '' &&
          [label, name].some((text) => isMatch(title, normalizeText(text))),
      );
      if (found < 0) continue;
      mapping[name] = found;
      usedColumns.add(found);
    }
  };
  mapMatching((title, label) => title === label);
  mapMatching(isTranslation);
  mapMatching(
    (title, label) =>
      Math.min(title.length, label.length) > 1 && (title.includes(label) || label.includes(title)),
  );
  return mapping;
}
