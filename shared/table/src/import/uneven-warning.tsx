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

const MAX_LISTED = 10;

/** Lists rows with more or fewer cells than the first row, and lets the user skip them. */
export function UnevenWarning({ wizard, imported }: UnevenWarningProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { uneven, shape } = imported;
  if (uneven.longer.length + uneven.shorter.length === 0) return null;
  const describe = (indexes: readonly number[]) => {
    const listed = indexes.slice(0, MAX_LISTED).map((index) => format.number(shape.numbers[index] ?? 0));
    const rows = format.list([...listed, ...(indexes.length > MAX_LISTED ? ['…'] : [])]);
    return { count: format.number(indexes.length), rows };
  };
  // The messages take the names of their placeholders from these parameters.
  const describeLonger = ({ count, rows } = describe(uneven.longer)) =>
    t({
      id: 'table.component.import.longer',
      message: `Rows with more cells than the first row: ${count} (row numbers: ${rows})`,
    });
  const describeShorter = ({ count, rows } = describe(uneven.shorter)) =>
    t({
      id: 'table.component.import.shorter',
      message: `Rows with fewer cells than the first row: ${count} (row numbers: ${rows})`,
    });
  return (
    <div role="status" className={styles.warning}>
      {t({
        id: 'table.component.import.uneven',
        message:
          'Some rows have more or fewer cells than the first row. Check the separator and the quotes. Missing cells are imported as empty:',
      })}
      <ul>
        {uneven.longer.length > 0 ? <li>{describeLonger()}</li> : null}
        {uneven.shorter.length > 0 ? <li>{describeShorter()}</li> : null}
      </ul>
      <Checkbox checked={wizard.state.skipsUneven} onChange={wizard.setSkipsUneven}>
        {t({ id: 'table.component.import.skip-uneven', message: 'Skip these rows' })}
      </Checkbox>
    </div>
  );
}
