import type { UncachedFormulas as Formulas } from '@atrium/spreadsheet';
import { useLingui } from '@lingui/react/macro';
import styles from '../transfer.module.css';

/** Warns of formulas whose results the workbook does not contain: their cells are imported as empty. */
export function UncachedFormulas({ formulas }: { readonly formulas: Formulas }) {
  const { t } = useLingui();
  if (formulas.count === 0) return null;
  const { count } = formulas;
  const cells = `${formulas.cells.join(', ')}${formulas.count > formulas.cells.length ? '…' : ''}`;
  return (
    <p role="status" className={styles.problem}>
      {t({
        id: 'table.component.import.uncached',
        message: `${count} 个单元格的公式没有保存结果，将作为空值导入：${cells}。请在 Excel 或 WPS 中打开并保存文件后重新导入。`,
      })}
    </p>
  );
}
