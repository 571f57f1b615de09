import {
  dirtyPanesAtom,
  dismissNoticeAtom,
  noticesAtom,
  notify,
  requestErrorAtom,
  useAppAtomListener,
} from '@atrium/runtime';
import { useAtomValue, useSetAtom } from 'jotai';
import styles from './workbench.module.css';

/** Shows the page's output until it is dismissed: notices, raw failed requests, and unsaved changes. */
export function Notices() {
  const notices = useAtomValue(noticesAtom);
  const dismiss = useSetAtom(dismissNoticeAtom);
  const isDirty = useAtomValue(dirtyPanesAtom).size > 0;
  useAppAtomListener(requestErrorAtom, (report) => {
    if (report) notify.error(`${report.error.name}: ${report.error.message} (${report.error.url})`);
  });

  return (
    <footer className={styles.notices} role="status">
      {isDirty ? <p lang="en">The page holds unsaved work.</p> : null}
      {notices.map(({ id, type, text }) => (
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
