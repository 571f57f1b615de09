import { type LogEntry, useSetPaneAtom } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import type { RecordColumn } from '@atrium/ui/data';
import { Tag } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import styles from './log.module.css';
import { viewEntryAtom } from './log-atoms.ts';

const COLORS: Readonly<Record<LogEntry['type'], string>> = { info: 'blue', error: 'red' };

export function LogTypeTag({ type }: { readonly type: LogEntry['type'] }) {
  const { t } = useLingui();
  return (
    <Tag color={COLORS[type]}>
      {type === 'error'
        ? t({ id: 'dashboard.page.log.type-error', message: '错误' })
        : t({ id: 'dashboard.page.log.type-info', message: '信息' })}
    </Tag>
  );
}

export function useLogColumns(): readonly RecordColumn<LogEntry>[] {
  const { t } = useLingui();
  const view = useSetPaneAtom(viewEntryAtom);
  return [
    {
      key: 'time',
      title: t({ id: 'dashboard.page.log.time', message: '时间' }),
      isNumber: false,
      render: ({ time }) => <time className={styles.time}>{time}</time>,
    },
    {
      key: 'message',
      title: t({ id: 'dashboard.page.log.message', message: '内容' }),
      isName: true,
      render: ({ message }) => (
        <bdi translate="no" className={styles.message}>
          {message}
        </bdi>
      ),
    },
    {
      key: 'address',
      title: t({ id: 'dashboard.page.log.address', message: '页面地址' }),
      render: ({ meta }) => (
        <bdi translate="no" className={styles.address}>
          {meta.address}
        </bdi>
      ),
    },
    {
      key: 'type',
      title: t({ id: 'dashboard.page.log.type', message: '类型' }),
      render: ({ type }) => <LogTypeTag type={type} />,
    },
    {
      key: 'view',
      title: t({ id: 'dashboard.page.log.actions', message: '操作' }),
      isActions: true,
      render: (entry) => {
        const { time } = entry;
        return (
          <Button
            type="text"
            aria-label={t({ id: 'dashboard.page.log.view-one', message: `查看 ${time} 的日志` })}
            onClick={() => view(entry)}
          >
            {t({ id: 'dashboard.page.log.view', message: '查看' })}
          </Button>
        );
      },
    },
  ];
}
