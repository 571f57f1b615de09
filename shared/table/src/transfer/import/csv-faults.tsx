import { useFormat } from '@atrium/i18n';
import type { CsvFault } from '@atrium/spreadsheet';
import { useLingui } from '@lingui/react/macro';
import styles from '../transfer.module.css';

const MOST_SHOWN = 5;

/** Explains why a CSV file has no columns: the positions of unmatched quotes. */
export function CsvFaults({ faults }: { readonly faults: readonly CsvFault[] }) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <div role="alert" className={styles.problem}>
      {t({
        id: 'table.component.import.quotes',
        message:
          'The file can’t be split into columns because its quotes are invalid. Choose another encoding or separator, or correct the file:',
      })}
      <ul>
        {faults.slice(0, MOST_SHOWN).map(({ row, kind }) => {
          const shown = format.number(row);
          return (
            <li key={`${row}-${kind}`}>
              {kind === 'missingQuotes'
                ? t({
                    id: 'table.component.import.missing-quotes',
                    message: `Row ${shown}: missing closing quote`,
                  })
                : t({
                    id: 'table.component.import.invalid-quotes',
                    message: `Row ${shown}: text after a closing quote`,
                  })}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
