import { Button } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import styles from './callout.module.css';

interface UnsavedQuestionProps {
  /** What would be lost, and whether it may be; the changes of a form unless said. */
  readonly question?: string;
  onDiscard(): void;
  onGoOn(): void;
}

/** Asks before unsaved work is dropped. */
export function UnsavedQuestion({ question, onDiscard, onGoOn }: UnsavedQuestionProps) {
  const { t } = useLingui();
  return (
    <div className={styles.callout} role="alert">
      <p>{question ?? t({ id: 'table.component.form.unsaved', message: '有未保存的修改，要放弃吗？' })}</p>
      <div className={styles.answers}>
        <Button onClick={onDiscard}>{t({ id: 'table.component.form.discard', message: '放弃修改' })}</Button>
        <Button type="primary" autoFocus onClick={onGoOn}>
          {t({ id: 'table.component.form.go-on', message: '继续编辑' })}
        </Button>
      </div>
    </div>
  );
}
