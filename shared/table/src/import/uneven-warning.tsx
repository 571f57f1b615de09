import { useFormat } from '@atrium/i18n';
import { Checkbox } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import styles from '../files/transfer.module.css';
import type { ImportedFile } from './imported-file.ts';
import type { ImportWizard } from './use-import.ts';

interface UnevenWarningProps {
  readonly wizard: ImportWizard;
  readonly imported: ImportedFile;
}

const MOST_LISTED = 10;

/** Lists rows with more or fewer cells than the first row, and lets the user skip them. */
export function UnevenWarning({ wizard, imported }: UnevenWarningProps) {
  const { t } = useLingui();
  const { uneven, shape } = imported;
  const longer = useShownRows(uneven.longer, shape.numbers);
  const shorter = useShownRows(uneven.shorter, shape.numbers);
  if (uneven.longer.length + uneven.shorter.length === 0) return null;
  return (
    <div role="status" className={styles.warning}>
      {t({
        id: 'table.component.import.uneven',
        message:
          'Some rows have more or fewer cells than the first row. Check the separator and the quotes. Missing cells are imported as empty:',
      })}
      <ul>
        {uneven.longer.length > 0 ? <LongerRows {...longer} /> : null}
        {uneven.shorter.length > 0 ? <ShorterRows {...shorter} /> : null}
      </ul>
      <Checkbox checked={wizard.state.skipsUneven} onChange={wizard.skipUneven}>
        {t({ id: 'table.component.import.skip-uneven', message: 'Skip these rows' })}
      </Checkbox>
    </div>
  );
}

interface ShownRows {
  readonly count: string;
  readonly rows: string;
}

function LongerRows({ count, rows }: ShownRows) {
  const { t } = useLingui();
  return (
    <li>
      {t({
        id: 'table.component.import.longer',
        message: `Rows with more cells than the first row: ${count} (row ${rows})`,
      })}
    </li>
  );
}

function ShorterRows({ count, rows }: ShownRows) {
  const { t } = useLingui();
  return (
    <li>
      {t({
        id: 'table.component.import.shorter',
        message: `Rows with fewer cells than the first row: ${count} (row ${rows})`,
      })}
    </li>
  );
}

function useShownRows(indexes: readonly number[], numbers: readonly number[]): ShownRows {
  const format = useFormat();
  const listed = indexes.slice(0, MOST_LISTED).map((index) => format.number(numbers[index] ?? 0));
  const rows = [...listed, ...(indexes.length > MOST_LISTED ? ['…'] : [])].join(', ');
  return { count: format.number(indexes.length), rows };
}
