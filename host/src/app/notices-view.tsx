import styles from './notices-view.module.css';
import { useNoticeStack } from './use-notice-stack.ts';

/** Notices as popups at the top, told by screen readers as they come. */
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
