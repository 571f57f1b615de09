import type { Row } from '@atrium/spreadsheet';
import type { Mapping } from './imported-file.ts';

interface NamedField {
  readonly name: string;
  readonly label: string;
}

/** Finds the column of each field by its title: the same words first, then words that contain each other. */
export function guessMapping(header: Row, fields: readonly NamedField[]): Mapping {
  const titles = header.map((cell) => plain(String(cell ?? '')));
  const taken = new Set<number>();
  const mapping: Record<string, number | undefined> = {};
  const take = (fits: (title: string, wanted: string) => boolean) => {
    for (const { name, label } of fields) {
      if (mapping[name] !== undefined) continue;
      const found = titles.findIndex(
        (title, column) =>
          !taken.has(column) && title !== '' && [label, name].some((wanted) => fits(title, plain(wanted))),
      );
      if (found < 0) continue;
      mapping[name] = found;
      taken.add(found);
    }
  };
  take((title, wanted) => title === wanted);
  take(
    (title, wanted) =>
      Math.min(title.length, wanted.length) > 1 && (title.includes(wanted) || wanted.includes(title)),
  );
  return mapping;
}

/** Without case, width, blanks and signs. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
