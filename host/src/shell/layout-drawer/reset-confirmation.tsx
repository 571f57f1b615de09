import { Button } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { resetLayoutAtom } from './layout-atoms.ts';
import styles from './layout-drawer.module.css';

/** Asks for confirmation before all settings are reset. */
export function ResetConfirmation({ close }: { readonly close: () => void }) {
  const { t } = useLingui();
  const reset = useSetAtom(resetLayoutAtom);
  return (
    <fieldset className={styles.form}>
      <legend className={styles.question}>
        {t({
          id: 'host.component.layout-settings.reset-question',
          message: 'Reset all settings to their defaults?',
        })}
      </legend>
      <div className={styles.actions}>
        <Button onClick={close}>
          {t({ id: 'host.component.layout-settings.cancel', message: 'Cancel' })}
        </Button>
        <Button
          type="primary"
          autoFocus
          onClick={() => {
            reset();
            close();
          }}
        >
          {t({ id: 'host.component.layout-settings.reset-confirm', message: 'Reset all settings' })}
        </Button>
      </div>
    </fieldset>
  );
}
