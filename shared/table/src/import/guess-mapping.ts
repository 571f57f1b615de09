import type { Row } from '@atrium/spreadsheet';
import { NO_TRANSLATIONS, type TranslationMatcher } from '../files/index.ts';
import type { Mapping } from './imported-file.ts';
import { normalizeText } from './load-translations.ts';

interface NamedField {
  readonly name: string;
  readonly label: string;
}

/**
 * Finds the column of each field by comparing the column's title with the label and the name of the field: first for
 * equal texts, then for labels in another language, then for texts of which one contains the other.
 */
export function guessMapping(
  header: Row,
  fields: readonly NamedField[],
  translationMatcher: TranslationMatcher = NO_TRANSLATIONS,
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
  mapMatching(translationMatcher);
  mapMatching(
    (title, label) =>
      Math.min(title.length, label.length) > 1 && (title.includes(label) || label.includes(title)),
  );
  return mapping;
}
