import type { DashboardSummary } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { type RecordColumn, RecordTable } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';

type Hour = DashboardSummary['hours'][number];

/** The chart's data as a table, the latest hour first. */
export function CallsTable({ hours }: { readonly hours: readonly Hour[] }) {
  const { t } = useLingui();
  const format = useFormat();
  const columns: readonly RecordColumn<Hour>[] = [
    {
      key: 'at',
      title: t({ id: 'dashboard.page.console.hour', message: '小时' }),
      isName: true,
      render: ({ at }) => format.dateTime(at),
    },
    {
      key: 'calls',
      title: t({ id: 'dashboard.page.console.calls', message: '调用' }),
      isNumber: true,
      render: ({ calls }) => format.number(calls),
    },
    {
      key: 'errors',
      title: t({ id: 'dashboard.page.console.failed', message: '失败' }),
      isNumber: true,
      render: ({ errors }) => format.number(errors),
    },
  ];
  return (
    <RecordTable
      label={t({ id: 'dashboard.page.console.by-hour', message: '最近 24 小时的调用' })}
      columns={columns}
      rows={[...hours].reverse()}
      rowKey={({ at }) => at}
    />
  );
}
