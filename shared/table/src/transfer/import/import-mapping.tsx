import { useFormat } from '@atrium/i18n';
import { Button } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import styles from '../transfer.module.css';
import { CsvFaults } from './csv-faults.tsx';
import { FileChoices } from './file-choices.tsx';
import own from './import.module.css';
import { MappingTable } from './mapping-table.tsx';
import { UncachedFormulas } from './uncached-formulas.tsx';
import { UnevenWarning } from './uneven-warning.tsx';
import type { ImportWizard } from './use-import.ts';

/** Maps each field to a column: guessed by the titles, and changeable by the user. */
export function ImportMapping({ wizard }: { readonly wizard: ImportWizard }) {
  const { t } = useLingui();
  const format = useFormat();
  const { imported } = wizard.state;
  if (!imported) return null;
  const { shape, file } = imported;
  const faults = shape.format === 'csv' ? shape.faults : [];
  const count = wizard.maker.rows.length;
  const rows = format.number(count);
  const columns = format.number(shape.columnCount);
  const isMapped = Object.values(wizard.state.mapping).some((column) => column !== undefined);
  return (
    <>
      <p className={own.about}>
        <bdi>{file.name}</bdi>{' '}
        <span className={styles.hint}>
          {t({ id: 'table.component.import.size', message: `Data rows: ${rows}, columns: ${columns}` })}
        </span>
      </p>
      <FileChoices wizard={wizard} shape={shape} />
      {shape.format === 'xlsx' ? <UncachedFormulas formulas={shape.uncached} /> : null}
      {faults.length > 0 ? (
        <CsvFaults faults={faults} />
      ) : (
        <>
          <UnevenWarning wizard={wizard} imported={imported} />
          <MappingTable wizard={wizard} imported={imported} />
        </>
      )}
      {count === 0 ? (
        <p role="status" className={styles.warning}>
          {t({ id: 'table.component.import.no-rows', message: 'No rows to import' })}
        </p>
      ) : null}
      <div className={styles.actions}>
        <Button onClick={wizard.restart}>
          {t({ id: 'table.component.import.other-file', message: 'Choose another file' })}
        </Button>
        <Button
          type="primary"
          disabled={faults.length > 0 || count === 0 || !isMapped}
          onClick={() => void wizard.check()}
        >
          {t({ id: 'table.component.import.to-check', message: 'Review data' })}
        </Button>
      </div>
    </>
  );
}
