import { ROUTES } from '@atrium/contract';
import { clearLogAtom, logCountsAtom, logEntriesAtom } from '@atrium/runtime';
import { Button, SafeLink } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import styles from './log-panel.module.css';

/** The maximum number of messages in the panel. The log page shows all of them. */
const MAX_ENTRIES = 10;

/** The numbers of entries and errors, the latest messages, a link to all of them, and a button that clears them. */
export function LogPanel() {
  const { t } = useLingui();
  const { all, errors } = useAtomValue(logCountsAtom);
  const clear = useSetAtom(clearLogAtom);
  const latest = useAtomValue(logEntriesAtom).slice(-MAX_ENTRIES).reverse();
  return (
    <>
      <p className={styles.counts}>
        {t({
          id: 'host.component.development.log-label',
          message: `Front-end log. Entries: ${{ all }}. Errors: ${{ errors }}.`,
        })}
      </p>
      <ol className={styles.list}>
        {latest.map(({ id, type, time, message }) => (
          <li key={id} data-type={type}>
            <time>{time}</time>
            <span className={styles.type}>{type}</span>
            <span className={styles.message}>{message}</span>
          </li>
        ))}
      </ol>
      <p className={styles.foot}>
        <SafeLink to={ROUTES.log}>
          {t({ id: 'host.component.development.log-all', message: 'View full log' })}
        </SafeLink>
        <Button size="mini" onClick={clear}>
          {t({ id: 'host.component.development.log-clear', message: 'Clear' })}
        </Button>
      </p>
    </>
  );
}
