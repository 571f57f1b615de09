import type { Usage } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { useTokenLabels } from '@atrium/task-views';
import { useLingui } from '@lingui/react/macro';
import { UsagePanel, type UsageSeries } from './usage-panel.tsx';

interface UsageChartProps {
  readonly usage: Usage;
}

/** Input and output tokens over the period. */
export function TokensChart({ usage }: UsageChartProps) {
  const { t } = useLingui();
  const format = useFormat();
  const labels = useTokenLabels();
  const { points } = usage;
  const title = t({ id: 'assets.page.usage.tokens', message: 'Tokens' });
  const bars: readonly UsageSeries[] = [
    {
      kind: 'bar',
      key: 'input',
      label: labels.input,
      tone: 0,
      values: points.map(({ inputTokens }) => inputTokens ?? 0),
    },
    {
      kind: 'bar',
      key: 'output',
      label: labels.output,
      tone: 1,
      values: points.map(({ outputTokens }) => outputTokens ?? 0),
    },
  ];
  return (
    <UsagePanel title={title} usage={usage} series={bars} hasIntegerValues formatValue={format.number} />
  );
}

/** The cost over the period, with a line for each currency. */
export function CostChart({ usage }: UsageChartProps) {
  const format = useFormat();
  const { cost: title } = useTokenLabels();
  const { points, total } = usage;
  const lines: readonly UsageSeries[] = (total.costs ?? []).map(({ currency }, index) => ({
    kind: 'line',
    key: currency,
    label: currency,
    tone: index,
    values: points.map(({ costs = [] }) => costs.find((cost) => cost.currency === currency)?.amount ?? 0),
  }));
  return (
    <UsagePanel
      title={title}
      usage={usage}
      series={lines}
      formatValue={(value) => format.number(value, { maximumSignificantDigits: 3 })}
    />
  );
}
