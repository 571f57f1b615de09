import { useFormat } from '@atrium/i18n';
import type { BookWarning } from '@atrium/spreadsheet';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** Returns a function that describes what the format of a workbook cannot store. */
export function useDescribeBookWarning(): (warning: BookWarning) => string {
  const { t } = useLingui();
  const format = useFormat();
  return ({ code, sheet, found, ...counts }) => {
    const max = format.number(counts.max);
    switch (code) {
      case 'columnsTruncated':
        return t({
          id: 'table.component.book.columns-truncated',
          message: `Worksheet “${sheet}” has ${plural(found, { one: '# column', other: '# columns' })}. This format stores only the first ${max}; the rest will be lost.`,
        });
      case 'rowsTruncated':
        return t({
          id: 'table.component.book.rows-truncated',
          message: `Worksheet “${sheet}” has ${plural(found, { one: '# row', other: '# rows' })}. This format stores only the first ${max}; the rest will be lost.`,
        });
      case 'textTruncated':
        return t({
          id: 'table.component.book.text-truncated',
          message: `Worksheet “${sheet}” has texts of up to ${plural(found, { one: '# character', other: '# characters' })}. This format stores only the first ${max} characters of each cell.`,
        });
      case 'numbersColumnsTruncated':
        return t({
          id: 'table.component.book.numbers-columns',
          message: `Worksheet “${sheet}” has ${plural(found, { one: '# column', other: '# columns' })}. Atrium can write only the range A1:J50 of a Numbers file, so only the first ${max} columns will be stored.`,
        });
      case 'numbersRowsTruncated':
        return t({
          id: 'table.component.book.numbers-rows',
          message: `Worksheet “${sheet}” has ${plural(found, { one: '# row', other: '# rows' })}. Atrium can write only the range A1:J50 of a Numbers file, so only the first ${max} rows will be stored.`,
        });
      case 'charactersLost':
        return t({
          id: 'table.component.book.characters-lost',
          message: `Worksheet “${sheet}” has ${plural(found, { one: '# cell', other: '# cells' })} with non-ASCII characters. This format replaces these characters with underscores.`,
        });
    }
  };
}
