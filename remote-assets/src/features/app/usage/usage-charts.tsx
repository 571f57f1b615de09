import type { Usage } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';
import { UsagePanel, type UsageSeries } from './usage-panel.tsx';

/** The theme's chart colors of the outcomes: green, red and gray, like the marks of run statuses. */
const OUTCOME_TONES = { succeeded: 2, failed: 3, canceled: 5 } as const;

/** Successful, failed and canceled runs over the period. */
export function RunsChart({ usage }: { readonly usage: Usage }) {
  const { t } = useLingui();
  const format = useFormat();
  const { points } = usage;
  const title = t({ id: 'assets.page.usage.runs', message: 'Runs' });
  const bars: readonly UsageSeries[] = [
    {
      kind: 'bar',
      key: 'succeeded',
      label: t({ id: 'assets.page.usage.succeeded', message: 'Succeeded' }),
      tone: OUTCOME_TONES.succeeded,
      values: points.map(({ succeeded }) => succeeded),
    },
    {
      kind: 'bar',
      key: 'errors',
      label: t({ id: 'assets.page.usage.failed', message: 'Failed' }),
      tone: OUTCOME_TONES.failed,
      values: points.map(({ errors }) => errors),
    },
    {
      kind: 'bar',
      key: 'canceled',
      label: t({ id: 'assets.page.usage.canceled', message: 'Canceled' }),
      tone: OUTCOME_TONES.canceled,
      values: points.map(({ runs, succeeded, errors }) => runs - succeeded - errors),
    },
  ];
  return (
    <UsagePanel title={title} usage={usage} series={bars} hasIntegerValues formatValue={format.number} />
  );
}

/** Median and p95 latency over the period. */
export function LatencyChart({ usage }: { readonly usage: Usage }) {
  const { t } = useLingui();
  const format = useFormat();
  const { points } = usage;
  const title = t({ id: 'assets.page.usage.latency', message: 'Latency (ms)' });
  const lines: readonly UsageSeries[] = [
    {
      kind: 'line',
      key: 'p50',
      label: t({ id: 'assets.page.usage.p50-line', message: 'P50' }),
      tone: 0,
      values: points.map(({ p50Ms }) => p50Ms),
    },
    {
      kind: 'line',
      key: 'p95',
      label: t({ id: 'assets.page.usage.p95-line', message: 'P95' }),
      tone: 1,
      isDashed: true,
      values: points.map(({ p95Ms }) => p95Ms),
    },
  ];
  return <UsagePanel title={title} usage={usage} series={lines} offersLogScale formatValue={format.number} />;
}
