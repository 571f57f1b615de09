import { useFormat } from '@atrium/i18n';
import type { CsvFault } from '@atrium/spreadsheet';
import { useLingui } from '@lingui/react/macro';
import styles from '../transfer.module.css';

const MOST_SHOWN = 5;

/** Why a CSV file has no columns: where its quotes don't fit. */
export function CsvFaults({ faults }: { readonly faults: readonly CsvFault[] }) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <div role="alert" className={styles.problem}>
      {t({
        id: 'table.component.import.quotes',
        message:
          'The quotes in this file do not fit, so its columns cannot be told apart. Choose another encoding or separator, or mend the file:',
      })}
      <ul>
        {faults.slice(0, MOST_SHOWN).map(({ row, kind }) => {
          const shown = format.number(row);
          return (
            <li key={`${row}-${kind}`}>
              {kind === 'missingQuotes'
                ? t({
                    id: 'table.component.import.missing-quotes',
                    message: `Row ${shown}: a quote is never closed`,
                  })
                : t({
                    id: 'table.component.import.invalid-quotes',
                    message: `Row ${shown}: there is text behind a closing quote`,
                  })}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
