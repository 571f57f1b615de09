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
        message: '文件的引号有误，无法可靠地分列。请换一种编码或分隔符，或修正文件：',
      })}
      <ul>
        {faults.slice(0, MOST_SHOWN).map(({ row, kind }) => {
          const shown = format.number(row);
          return (
            <li key={`${row}-${kind}`}>
              {kind === 'missingQuotes'
                ? t({ id: 'table.component.import.missing-quotes', message: `第 ${shown} 行：引号没有成对` })
                : t({
                    id: 'table.component.import.invalid-quotes',
                    message: `第 ${shown} 行：引号后有多余的文字`,
                  })}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
