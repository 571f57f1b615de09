import { useLingui } from '@lingui/react/macro';
import styles from '../transfer.module.css';

interface BookWarningsProps {
  readonly warnings: readonly string[];
}

/** Warns of what the chosen format cannot store, before the file is written. */
export function BookWarnings({ warnings }: BookWarningsProps) {
  const { t } = useLingui();
  return (
    <div role="alert" className={styles.warning}>
      {t({ id: 'table.component.export.warned', message: 'This format cannot store all of the data:' })}
      <ul>
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </div>
  );
}
