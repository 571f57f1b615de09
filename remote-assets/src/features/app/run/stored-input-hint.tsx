import { useLingui } from '@lingui/react/macro';
import styles from '../app.module.css';
import { useOpenApp } from '../open-app.ts';

/** Warns users of a shared app that others can read their input. */
export function StoredInputHint() {
  const { t } = useLingui();
  const { app } = useOpenApp();
  if (app.level === 'manage' || app.logPolicy !== 'full') return null;
  const { ownerName } = app;
  return (
    <p className={styles.hint}>
      {t({
        id: 'assets.page.app.stored-input',
        message: `Inputs and outputs are stored. ${ownerName} and users who can view runs can read them.`,
      })}
    </p>
  );
}
