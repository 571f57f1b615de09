import { useFormat } from '@atrium/i18n';
import type { BookWarning } from '@atrium/spreadsheet';
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
          message: `工作表“${sheet}”有 ${found} 列，此格式只能保存前 ${max} 列，其余会丢失`,
        });
      case 'rowsCut':
        return t({
          id: 'table.component.book.rows-cut',
          message: `工作表“${sheet}”有 ${found} 行，此格式只能保存前 ${max} 行，其余会丢失`,
        });
      case 'textCut':
        return t({
          id: 'table.component.book.text-cut',
          message: `工作表“${sheet}”中有长达 ${found} 个字符的文字，此格式每个单元格只能保存前 ${max} 个字符`,
        });
      case 'numbersRange':
        return t({
          id: 'table.component.book.numbers-range',
          message: `工作表“${sheet}”超出了 Numbers 文件能保存的 A1:J50：有 ${found} 行或列，只会保存前 ${max}`,
        });
      case 'lettersLost':
        return t({
          id: 'table.component.book.letters-lost',
          message: `工作表“${sheet}”有 ${found} 个单元格含有非 ASCII 字符，此格式会把这些字符换成下划线`,
        });
    }
  };
}
