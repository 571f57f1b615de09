import { Button } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import styles from './unsaved-confirmation.module.css';

interface UnsavedConfirmationProps {
  /** The title, which says what would be lost; by default, it is about the changes of a form. */
  readonly title?: string;
  onDiscard(): void;
  onStay(): void;
}

/** Asks for confirmation before unsaved work is discarded. */
export function UnsavedConfirmation({ title, onDiscard, onStay }: UnsavedConfirmationProps) {
  const { t } = useLingui();
  return (
    <div className={styles.callout} role="alert">
      <p>{title ?? t({ id: 'table.component.form.unsaved', message: 'Discard unsaved changes?' })}</p>
      <div className={styles.actions}>
        <Button onClick={onDiscard}>
          {t({ id: 'table.component.form.discard', message: 'Discard changes' })}
        </Button>
        <Button type="primary" autoFocus onClick={onStay}>
          {t({ id: 'table.component.form.go-on', message: 'Keep editing' })}
        </Button>
      </div>
    </div>
  );
}
