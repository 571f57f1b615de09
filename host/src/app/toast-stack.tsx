import styles from './toast-stack.module.css';
import { useToastStack } from './use-toast-stack.ts';

/** Shows the toasts at the top of the window. Screen readers announce them. */
export function ToastStack() {
  const stack = useToastStack();
  return (
    <div className={styles.stack}>
      {stack.map(({ id, type, text }) => (
        <p key={id} role="alert" data-toast={type} className={styles.toast}>
          {text}
        </p>
      ))}
    </div>
  );
}
