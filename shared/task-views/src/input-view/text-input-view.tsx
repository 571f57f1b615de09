import { useLingui } from '@lingui/react/macro';
import styles from './input-view.module.css';

/** A text in a box that takes the focus, so that keys scroll and select it. */
export function TextInputView({ text }: { readonly text: string }) {
  const { t } = useLingui();
  return (
    <textarea
      readOnly
      className={styles.text}
      rows={4}
      dir="auto"
      spellCheck={false}
      aria-label={t({ id: 'tasks.component.input.text', message: 'Text' })}
      value={text}
    />
  );
}
