import { ChartGroup, MetricTile, MetricTileList } from '@atrium/charts';
import type { Usage } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { usePane } from '@atrium/runtime';
import { useTokenLabels } from '@atrium/task-views';
import { Button } from '@atrium/ui/base';
import { StateView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { hasCosts, hasTokens } from './known-usage.ts';
import { NearLimits } from './near-limits.tsx';
import { CostChart, TokensChart } from './token-charts.tsx';
import styles from './usage.module.css';
import { LatencyChart, RunsChart } from './usage-charts.tsx';
import { UsageTable } from './usage-table.tsx';
import { useCostListFormat } from './use-cost-list-format.ts';

interface UsageBodyProps {
  readonly usage: Usage;
  /** Whether the usage is that of several apps. */
  readonly showsApps: boolean;
}

/** Metrics, charts and tables of one period. */
export function UsageBody({ usage, showsApps }: UsageBodyProps) {
  const { t } = useLingui();
  const { navigator } = usePane();
  const format = useFormat();
  const formatCosts = useCostListFormat();
  const tokenLabels = useTokenLabels();
  const { total, keys, versions, apps } = usage;
  const formatTokens = (count: number | null | undefined) => (count == null ? '–' : format.number(count));
  const consoleLabel = t({ id: 'assets.page.usage.no-key', message: 'Console (no API key)' });
  const removedLabel = t({ id: 'assets.page.usage.removed-key', message: 'Deleted key' });
  const withApp = (name: string, appName: string) => (showsApps ? `${appName} · ${name}` : name);
  if (total.runs === 0) {
    return (
      <>
        <NearLimits usage={usage} showsApps={showsApps} />
        <StateView
          kind="empty"
          title={t({ id: 'assets.page.usage.none', message: 'No runs in this period' })}
          description={t({
            id: 'assets.page.usage.none-description',
            message: 'Runs in the console and from programs appear here when they end.',
          })}
          action={
            <Button type="primary" onClick={() => navigator.setQuery({ tab: '' }, { replace: true })}>
              {t({ id: 'assets.page.history.to-run', message: 'Run app' })}
            </Button>
          }
        />
      </>
    );
  }
  const tiles = [
    { label: t({ id: 'assets.page.usage.runs', message: 'Runs' }), value: format.number(total.runs) },
    {
      label: t({ id: 'assets.page.usage.errors', message: 'Failed runs' }),
      value: format.number(total.errors),
    },
    {
      label: t({ id: 'assets.page.usage.p50', message: 'P50 latency' }),
      value: format.duration(total.p50Ms),
    },
    {
      label: t({ id: 'assets.page.usage.p95', message: 'P95 latency' }),
      value: format.duration(total.p95Ms),
    },
    {
      label: t({ id: 'assets.page.usage.bytes-in', message: 'Received' }),
      value: format.bytes(total.bytesIn),
    },
    {
      label: t({ id: 'assets.page.usage.bytes-out', message: 'Returned' }),
      value: format.bytes(total.bytesOut),
    },
    ...(hasTokens(total)
      ? [
          { label: tokenLabels.input, value: formatTokens(total.inputTokens) },
          { label: tokenLabels.output, value: formatTokens(total.outputTokens) },
        ]
      : []),
    ...(hasCosts(total) ? [{ label: tokenLabels.cost, value: formatCosts(total.costs) }] : []),
  ];
  return (
    <>
      <NearLimits usage={usage} showsApps={showsApps} />
      <MetricTileList>
        {tiles.map(({ label, value }) => (
          <MetricTile key={label} label={label} value={value} />
        ))}
      </MetricTileList>
      <div className={styles.charts}>
        <ChartGroup>
          <RunsChart usage={usage} />
          <LatencyChart usage={usage} />
          {hasTokens(total) ? <TokensChart usage={usage} /> : null}
          {hasCosts(total) ? <CostChart usage={usage} /> : null}
        </ChartGroup>
      </div>
      {showsApps ? (
        <UsageTable
          title={t({ id: 'assets.page.usage.by-app', message: 'By app' })}
          nameTitle={t({ id: 'assets.page.usage.app', message: 'App' })}
          rows={apps.map((row) => ({ ...row, key: row.id }))}
        />
      ) : null}
      <UsageTable
        title={t({ id: 'assets.page.usage.by-key', message: 'By API key' })}
        nameTitle={t({ id: 'assets.page.usage.key', message: 'API key' })}
        rows={keys.map(({ id, name, appName, ...tally }) => ({
          ...tally,
          key: `${appName} ${id}`,
          name: withApp(id === null ? consoleLabel : (name ?? removedLabel), appName),
        }))}
      />
      <UsageTable
        title={t({ id: 'assets.page.usage.by-version', message: 'By version' })}
        nameTitle={t({ id: 'assets.page.usage.version', message: 'Version' })}
        rows={versions.map(({ version, appName, ...tally }) => ({
          ...tally,
          key: `${appName} ${version}`,
          name: withApp(version, appName),
        }))}
      />
    </>
  );
}
