import { includesLevel } from '@atrium/contract';
import { usePane } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import styles from '../app.module.css';
import { useOpenApp } from '../open-app.ts';

/** States that a run has no stored input and output. Users who may edit the app can change this for later runs. */
export function NotStored() {
  const { t } = useLingui();
  const { app } = useOpenApp();
  const { navigator } = usePane();
  return (
    <div className={styles.notStored}>
      <p className={styles.hint}>
        {t({
          id: 'assets.page.history.not-stored',
          message: 'Input and output were not stored.',
        })}
      </p>
      {includesLevel(app.level, 'edit') && app.logPolicy !== 'full' ? (
        <Button onClick={() => navigator.setQuery({ tab: 'settings' })}>
          {t({ id: 'assets.page.history.to-settings', message: 'Open settings' })}
        </Button>
      ) : null}
    </div>
  );
}
