import { useFormat } from '@atrium/i18n';
import type { BookWarning } from '@atrium/spreadsheet';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** Says what a workbook's format can't hold. */
export function useBookWarnings(): (warning: BookWarning) => string {
  const { t } = useLingui();
  const format = useFormat();
  return ({ code, sheet, found, ...counts }) => {
    const max = format.number(counts.max);
    switch (code) {
      case 'columnsCut':
        return t({
          id: 'table.component.book.columns-cut',
          message: `Worksheet “${sheet}” has ${plural(found, { one: '# column', other: '# columns' })}; this format keeps the first ${max}, and the rest will be lost`,
        });
      case 'rowsCut':
        return t({
          id: 'table.component.book.rows-cut',
          message: `Worksheet “${sheet}” has ${plural(found, { one: '# row', other: '# rows' })}; this format keeps the first ${max}, and the rest will be lost`,
        });
      case 'textCut':
        return t({
          id: 'table.component.book.text-cut',
          message: `Worksheet “${sheet}” has texts of up to ${plural(found, { one: '# character', other: '# characters' })}; this format keeps the first ${max} of each cell`,
        });
      case 'numbersRange':
        return t({
          id: 'table.component.book.numbers-range',
          message: `Worksheet “${sheet}” goes beyond A1:J50, which is all that a Numbers file keeps: the first ${max} of ${plural(found, { one: '# row or column', other: '# rows or columns' })}`,
        });
      case 'lettersLost':
        return t({
          id: 'table.component.book.letters-lost',
          message: `Worksheet “${sheet}” has ${plural(found, { one: '# cell', other: '# cells' })} with non-ASCII characters; this format replaces these characters with underscores`,
        });
    }
  };
}
