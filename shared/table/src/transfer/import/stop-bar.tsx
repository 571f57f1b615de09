import { Button } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import styles from '../transfer.module.css';

/** Cancels the current work. */
export function StopBar({ onStop }: { onStop(): void }) {
  const { t } = useLingui();
  return (
    <div className={styles.actions}>
      <Button onClick={onStop}>{t({ id: 'table.component.import.stop', message: 'Stop' })}</Button>
    </div>
  );
}
