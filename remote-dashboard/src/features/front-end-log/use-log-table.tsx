import { type LogEntry, logEntriesAtom, useAppAtomValue, useSetPaneAtom } from '@atrium/runtime';
import type { ColumnDefinition, TableDefinition } from '@atrium/table';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo } from 'react';
import { viewEntryAtom } from './log-atoms.ts';
import { logMoment } from './log-moment.ts';
import { logSource } from './log-source.ts';
import { LogTypeTag } from './log-type-tag.tsx';
import { tokenEnding } from './token-ending.ts';
import { useLogTypes } from './use-log-types.ts';

/** What this browser tab has logged as a list, with the details and no token in what is exported. */
export function useLogTable(): TableDefinition<LogEntry> {
  const { t } = useLingui();
  const entries = useAppAtomValue(logEntriesAtom);
  const view = useSetPaneAtom(viewEntryAtom);
  const source = useMemo(() => logSource(entries), [entries]);
  return {
    name: 'dashboard-log',
    title: t({ id: 'dashboard.page.log.title', message: '前端日志' }),
    line: t({
      id: 'dashboard.page.log.line',
      message: '本标签页中记录的信息和错误，刷新后保留，退出登录后清空。',
    }),
    keyword: t({ id: 'dashboard.page.log.search', message: '搜索内容或页面地址' }),
    empty: {
      title: t({ id: 'dashboard.page.log.empty', message: '没有日志' }),
      line: t({
        id: 'dashboard.page.log.empty-line',
        message: '本标签页中失败的请求和页面错误会显示在这里。',
      }),
    },
    source,
    rowKey: ({ id }) => String(id),
    rowName: ({ time }) => time,
    rowActions: [{ key: 'view', label: t({ id: 'dashboard.page.log.view', message: '查看' }), run: view }],
    columns: useLogColumns(),
  };
}

function useLogColumns(): readonly ColumnDefinition<LogEntry>[] {
  const { t } = useLingui();
  const types = useLogTypes();
  return [
    {
      key: 'message',
      title: t({ id: 'dashboard.page.log.message', message: '内容' }),
      kind: 'text',
      width: 360,
      isName: true,
      isSortable: true,
      render: ({ message }) => asLogged(message),
    },
    {
      key: 'type',
      title: t({ id: 'dashboard.page.log.type', message: '类型' }),
      kind: 'select',
      width: 100,
      isSortable: true,
      isSearchable: true,
      options: (['info', 'error'] as const).map((value) => ({ value, label: types[value] })),
      render: ({ type }) => <LogTypeTag type={type} />,
    },
    {
      key: 'address',
      title: t({ id: 'dashboard.page.log.address', message: '页面地址' }),
      kind: 'text',
      width: 260,
      value: ({ meta }) => meta.address,
      render: ({ meta }) => asLogged(meta.address),
    },
    {
      key: 'person',
      title: t({ id: 'dashboard.page.log.person', message: '用户' }),
      kind: 'text',
      isHidden: true,
      value: ({ meta }) => meta.info?.name,
    },
    {
      key: 'token',
      title: t({ id: 'dashboard.page.log.token', message: '令牌末四位' }),
      kind: 'text',
      isHidden: true,
      value: ({ meta }) => tokenEnding(meta.token),
    },
    {
      key: 'extra',
      title: t({ id: 'dashboard.page.log.extra', message: '附加信息' }),
      kind: 'text',
      isHidden: true,
      value: ({ meta }) => JSON.stringify(meta.extra),
    },
    {
      key: 'time',
      title: t({ id: 'dashboard.page.log.time', message: '时间' }),
      kind: 'date',
      width: 180,
      render: ({ time }) => time,
      isSortable: true,
      isSearchable: true,
      value: ({ time }) => logMoment(time),
    },
  ];
}

/** What programs wrote is no text of the page: it is neither translated nor turned around. */
function asLogged(text: string): ReactNode {
  return <bdi translate="no">{text}</bdi>;
}
