import { APP_KINDS, type DashboardCall } from '@atrium/contract';
import { usePane } from '@atrium/runtime';
import type { TableDefinition } from '@atrium/table';
import { SafeLink } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { STATUS_TONES, useCallWords } from '../../calls/use-call-words.ts';
import { callsOf } from './call-source.ts';
import { useCallColumns } from './use-call-columns.ts';

const STATUSES = Object.keys(STATUS_TONES) as readonly DashboardCall['status'][];

/** The calls of all apps as a list. */
export function useCallsTable(): TableDefinition<DashboardCall> {
  const { t } = useLingui();
  const { statuses, kinds } = useCallWords();
  const { location } = usePane();
  const { app = '', user = '' } = location.query;
  const source = useMemo(() => callsOf({ app, user }), [app, user]);
  return {
    name: 'dashboard-calls',
    title: t({ id: 'dashboard.page.calls.title', message: '调用记录' }),
    line: t({ id: 'dashboard.page.calls.line', message: '所有应用的每一次调用，不含输入和输出的内容。' }),
    keyword: t({ id: 'dashboard.page.calls.search', message: '搜索应用或用户' }),
    empty: {
      title: t({ id: 'dashboard.page.calls.empty', message: '还没有调用' }),
      line: t({ id: 'dashboard.page.calls.empty-line', message: '运行一个应用，这里就会出现记录。' }),
    },
    source,
    rowKey: ({ id }) => id,
    rowName: ({ appName }) => appName,
    refreshChoices: [10, 30, 60],
    columns: [
      {
        key: 'appName',
        title: t({ id: 'dashboard.page.console.app', message: '应用' }),
        kind: 'text',
        isName: true,
        fixed: 'start',
        render: ({ appId, appName, kind }) => (
          <SafeLink to={`/admin/assets/${kind}App/${appId}`}>{appName}</SafeLink>
        ),
      },
      {
        key: 'kind',
        title: t({ id: 'dashboard.page.console.kind', message: '类型' }),
        kind: 'select',
        width: 150,
        isSearchable: true,
        options: APP_KINDS.map((value) => ({ value, label: kinds[value] })),
      },
      {
        key: 'status',
        title: t({ id: 'dashboard.page.console.status', message: '状态' }),
        kind: 'select',
        width: 130,
        isSearchable: true,
        isSortable: true,
        options: STATUSES.map((value) => ({ value, label: statuses[value], tone: STATUS_TONES[value] })),
      },
      ...useCallColumns(),
    ],
  };
}
