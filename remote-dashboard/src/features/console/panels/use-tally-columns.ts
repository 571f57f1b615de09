import { useFormat } from '@atrium/i18n';
import type { RecordColumn } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';

interface Tally {
  readonly calls: number;
  readonly errors: number;
  readonly p95Ms: number | null;
}

/** What calls came to, as columns. */
export function useTallyColumns<Row extends Tally>(): readonly RecordColumn<Row>[] {
  const { t } = useLingui();
  const format = useFormat();
  return [
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
    {
      key: 'p95Ms',
      title: t({ id: 'dashboard.page.console.p95-short', message: '95% 快于（毫秒）' }),
      isNumber: true,
      render: ({ p95Ms }) => (p95Ms === null ? '–' : format.number(p95Ms, { maximumFractionDigits: 1 })),
    },
  ];
}
