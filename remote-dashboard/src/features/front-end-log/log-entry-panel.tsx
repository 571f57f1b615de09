import { usePaneAtomValue, useSetPaneAtom } from '@atrium/runtime';
import { SidePanel } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import styles from '../../pieces/facts.module.css';
import { viewEntryAtom, viewedEntryAtom } from './log-atoms.ts';
import { LogTypeTag } from './log-type-tag.tsx';
import { tokenEnding } from './token-ending.ts';

/** One entry in full. */
export function LogEntryPanel() {
  const { t } = useLingui();
  const entry = usePaneAtomValue(viewedEntryAtom);
  const view = useSetPaneAtom(viewEntryAtom);
  return (
    <SidePanel
      isOpen={entry !== undefined}
      title={t({ id: 'dashboard.page.log.entry', message: '日志详情' })}
      closeLabel={t({ id: 'dashboard.page.log.close', message: '关闭' })}
      onClose={() => view(undefined)}
    >
      {entry ? (
        <dl className={styles.facts}>
          <dt>{t({ id: 'dashboard.page.log.time', message: '时间' })}</dt>
          <dd>{entry.time}</dd>
          <dt>{t({ id: 'dashboard.page.log.type', message: '类型' })}</dt>
          <dd>
            <LogTypeTag type={entry.type} />
          </dd>
          <dt>{t({ id: 'dashboard.page.log.message', message: '内容' })}</dt>
          <dd dir="auto" translate="no">
            {entry.message}
          </dd>
          <dt>{t({ id: 'dashboard.page.log.address', message: '页面地址' })}</dt>
          <dd dir="auto" translate="no">
            {entry.meta.address}
          </dd>
          <dt>{t({ id: 'dashboard.page.log.person', message: '用户' })}</dt>
          <dd>{entry.meta.info?.name ?? '–'}</dd>
          <dt>{t({ id: 'dashboard.page.log.uuid', message: '用户 ID' })}</dt>
          <dd className={styles.code}>{entry.meta.uuid ?? '–'}</dd>
          <dt>{t({ id: 'dashboard.page.log.token', message: '令牌末四位' })}</dt>
          <dd className={styles.code}>{tokenEnding(entry.meta.token)}</dd>
          <dt>{t({ id: 'dashboard.page.log.extra', message: '附加信息' })}</dt>
          <dd>
            <pre className={styles.extra} dir="ltr">
              {JSON.stringify(entry.meta.extra, null, 2)}
            </pre>
          </dd>
        </dl>
      ) : null}
    </SidePanel>
  );
}
