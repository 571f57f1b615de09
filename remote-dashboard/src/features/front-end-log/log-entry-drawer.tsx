import { useFormat } from '@atrium/i18n';
import { usePaneAtomValue, useSetPaneAtom } from '@atrium/runtime';
import { RecordDrawer } from '@atrium/table';
import { useLingui } from '@lingui/react/macro';
import styles from '../../components/details.module.css';
import { getTokenEnding } from './get-token-ending.ts';
import { viewEntryAtom, viewedEntryAtom } from './log-atoms.ts';
import { LogTypeTag } from './log-type-tag.tsx';
import { toIsoTime } from './to-iso-time.ts';

/** One log entry in full. */
export function LogEntryDrawer() {
  const { t } = useLingui();
  const format = useFormat();
  const entry = usePaneAtomValue(viewedEntryAtom);
  const viewEntry = useSetPaneAtom(viewEntryAtom);
  if (!entry) return null;
  return (
    <RecordDrawer
      row={entry}
      title={t({ id: 'dashboard.page.log.entry', message: 'Log entry' })}
      onClose={() => viewEntry(undefined)}
    >
      <dl className={styles.details}>
        <div>
          <dt>{t({ id: 'dashboard.page.log.time', message: 'Time' })}</dt>
          <dd>{format.dateTime(toIsoTime(entry.time))}</dd>
        </div>
        <div>
          <dt>{t({ id: 'dashboard.page.log.type', message: 'Type' })}</dt>
          <dd>
            <LogTypeTag type={entry.type} />
          </dd>
        </div>
        <div className={styles.wide}>
          <dt>{t({ id: 'dashboard.page.log.message', message: 'Message' })}</dt>
          <dd dir="auto" translate="no">
            {entry.message}
          </dd>
        </div>
        <div className={styles.wide}>
          <dt>{t({ id: 'dashboard.page.log.address', message: 'Page address' })}</dt>
          <dd dir="auto" translate="no">
            {entry.meta.address}
          </dd>
        </div>
        <div>
          <dt>{t({ id: 'dashboard.page.log.user', message: 'User' })}</dt>
          <dd>{entry.meta.info?.name ?? '–'}</dd>
        </div>
        <div>
          <dt>{t({ id: 'dashboard.page.log.uuid', message: 'User ID' })}</dt>
          <dd className={styles.code}>{entry.meta.uuid ?? '–'}</dd>
        </div>
        <div>
          <dt>{t({ id: 'dashboard.page.log.token', message: 'Token (last 4 characters)' })}</dt>
          <dd className={styles.code}>{getTokenEnding(entry.meta.token)}</dd>
        </div>
        <div className={styles.wide}>
          <dt>{t({ id: 'dashboard.page.log.extra', message: 'Details' })}</dt>
          <dd>
            <pre className={styles.extra} dir="ltr">
              {JSON.stringify(entry.meta.extra, null, 2)}
            </pre>
          </dd>
        </div>
      </dl>
    </RecordDrawer>
  );
}
