import { clearLogAtom, logEntriesAtom, useAppAtomValue, useSetAppAtom } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { RecordTable } from '@atrium/ui/data';
import { IconDelete, PageHeader, StateView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { LogEntryPanel } from './log-entry-panel.tsx';
import { useLogColumns } from './use-log-columns.tsx';

/** What this browser tab has logged since it was opened, newest first. */
export function LogPage() {
  const { t } = useLingui();
  const entries = useAppAtomValue(logEntriesAtom);
  const clear = useSetAppAtom(clearLogAtom);
  const columns = useLogColumns();
  const newestFirst = useMemo(() => [...entries].reverse(), [entries]);
  const title = t({ id: 'dashboard.page.log.title', message: '前端日志' });
  return (
    <>
      <PageHeader
        title={title}
        line={t({
          id: 'dashboard.page.log.line',
          message: '本标签页打开以来记录的信息和错误，只保存在内存中，刷新后清空。',
        })}
        actions={
          <Button icon={<IconDelete />} disabled={entries.length === 0} onClick={() => clear()}>
            {t({ id: 'dashboard.page.log.clear', message: '清空' })}
          </Button>
        }
      />
      {newestFirst.length === 0 ? (
        <StateView kind="empty" title={t({ id: 'dashboard.page.log.empty', message: '没有日志' })} />
      ) : (
        <RecordTable label={title} columns={columns} rows={newestFirst} rowKey={({ id }) => String(id)} />
      )}
      <LogEntryPanel />
    </>
  );
}
