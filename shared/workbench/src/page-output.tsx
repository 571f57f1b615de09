import {
  dirtyPanesAtom,
  dismissToastAtom,
  notify,
  requestErrorAtom,
  toastsAtom,
  useAppAtomListener,
} from '@atrium/runtime';
import { useAtomValue, useSetAtom } from 'jotai';
import styles from './workbench.module.css';

/**
 * Shows the toasts of the page, its failed requests, and whether it has unsaved changes. Each text stays until the user
 * dismisses it.
 */
export function PageOutput() {
  const toasts = useAtomValue(toastsAtom);
  const dismiss = useSetAtom(dismissToastAtom);
  const isDirty = useAtomValue(dirtyPanesAtom).size > 0;
  useAppAtomListener(requestErrorAtom, (report) => {
    if (report) notify.error(`${report.error.name}: ${report.error.message} (${report.error.url})`);
  });

  return (
    <footer className={styles.output} role="status">
      {isDirty ? <p lang="en">The page has unsaved changes.</p> : null}
      {toasts.map(({ id, type, text }) => (
        <p key={id}>
          <strong>{type}</strong> {text}{' '}
          <button type="button" aria-label="Dismiss" onClick={() => dismiss(id)}>
            ×
          </button>
        </p>
      ))}
    </footer>
  );
}
