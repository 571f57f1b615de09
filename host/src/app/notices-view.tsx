import styles from './notices-view.module.css';
import { useNoticeStack } from './use-notice-stack.ts';

/** Shows notices as toasts at the top. Screen readers announce them. */
export function NoticesView() {
  const stack = useNoticeStack();
  return (
    <div className={styles.stack}>
      {stack.map(({ id, type, text }) => (
        <p key={id} role="alert" data-notice={type} className={styles.notice}>
          {text}
        </p>
      ))}
    </div>
  );
}
