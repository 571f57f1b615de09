import type { DashboardTop } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { SafeLink } from '@atrium/ui/base';
import { type RecordColumn, RecordTable, StatusMark } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { callsAddress } from '../../../calls/calls-address.ts';
import { STATUS_TONES, useCallWords } from '../../../calls/use-call-words.ts';
import type { ChosenPeriod } from '../period/period.ts';
import { RankPanel } from './rank-panel.tsx';

type TopError = DashboardTop['errors'][number];

interface ErrorsPanelProps {
  readonly errors: readonly TopError[];
  readonly period: ChosenPeriod;
}

/** What calls failed of, most frequent first; each leads to these calls. */
export function ErrorsPanel({ errors, period }: ErrorsPanelProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { statuses } = useCallWords();
  const title = t({ id: 'dashboard.page.console.errors-by-code', message: '失败原因' });
  const columns: readonly RecordColumn<TopError>[] = [
    {
      key: 'status',
      title: t({ id: 'dashboard.page.console.status', message: '状态' }),
      isName: true,
      render: ({ status, code }) => (
        <StatusMark tone={STATUS_TONES[status]}>
          <SafeLink to={callsAddress({ days: period, statuses: [status], code })}>
            {statuses[status]}
          </SafeLink>
        </StatusMark>
      ),
    },
    {
      key: 'code',
      title: t({ id: 'dashboard.page.console.code', message: '错误码' }),
      isNumber: true,
      render: ({ code }) => code ?? '–',
    },
    {
      key: 'calls',
      title: t({ id: 'dashboard.page.console.calls', message: '调用' }),
      isNumber: true,
      render: ({ calls }) => format.number(calls),
    },
  ];
  return (
    <RankPanel
      title={title}
      isEmpty={errors.length === 0}
      emptyLine={t({ id: 'dashboard.page.console.no-errors', message: '这段时间没有失败的调用。' })}
    >
      <RecordTable
        label={title}
        columns={columns}
        rows={errors}
        rowKey={({ status, code }) => `${status} ${code}`}
      />
    </RankPanel>
  );
}
