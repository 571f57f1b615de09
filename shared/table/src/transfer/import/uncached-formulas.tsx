import type { UncachedFormulas as Formulas } from '@atrium/spreadsheet';
import { plural } from '@lingui/core/macro';
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
        message: `${plural(count, { one: '# formula cell has no stored result and is imported as empty', other: '# formula cells have no stored results and are imported as empty' })}: ${cells}. Open the file in Excel, save it, and import it again.`,
      })}
    </p>
  );
}
