import type { Row } from '@atrium/spreadsheet';
import { type AreTranslations, NO_TRANSLATIONS } from '../files/index.ts';
import type { Mapping } from './imported-file.ts';
import { plainWords } from './load-translations.ts';

interface NamedField {
  readonly name: string;
  readonly label: string;
}

/**
 * Finds the column of each field by its title: first the same text, then the same text in another language, then texts
 * that contain each other.
 */
export function guessMapping(
  header: Row,
  fields: readonly NamedField[],
  areTranslations: AreTranslations = NO_TRANSLATIONS,
): Mapping {
  const titles = header.map((cell) => plainWords(String(cell ?? '')));
  const taken = new Set<number>();
  const mapping: Record<string, number | undefined> = {};
  const take = (fits: (title: string, wanted: string) => boolean) => {
    for (const { name, label } of fields) {
      if (mapping[name] !== undefined) continue;
      const found = titles.findIndex(
        (title, column) =>
          !taken.has(column) &&
          title !== '' &&
          [label, name].some((wanted) => fits(title, plainWords(wanted))),
      );
      if (found < 0) continue;
      mapping[name] = found;
      taken.add(found);
    }
  };
  take((title, wanted) => title === wanted);
  take(areTranslations);
  take(
    (title, wanted) =>
      Math.min(title.length, wanted.length) > 1 && (title.includes(wanted) || wanted.includes(title)),
  );
  return mapping;
}
