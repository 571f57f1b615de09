import { ChartGroup } from '@atrium/charts';
import type { DashboardSeries, DashboardSummary, DashboardTop } from '@atrium/contract';
import styles from './console.module.css';
import { FirstSteps } from './first-steps/first-steps.tsx';
import { MetricTiles } from './metric-tiles.tsx';
import { AttentionPanel } from './panels/attention-panel.tsx';
import { EnginesPanel } from './panels/engines-panel.tsx';
import { ErrorsPanel } from './panels/errors-panel.tsx';
import { LatencyPanel } from './panels/latency-panel.tsx';
import { RecentRuns } from './panels/recent-runs.tsx';
import { RunsPanel } from './panels/runs-panel.tsx';
import { TopApps } from './panels/top-apps.tsx';
import { TopUsers } from './panels/top-users.tsx';
import type { ChosenPeriod } from './period/period.ts';

interface ConsoleBodyProps {
  readonly summary: DashboardSummary;
  readonly series: DashboardSeries;
  readonly top: DashboardTop;
  /** Grows with each refresh. A new value loads the health of the engines again. */
  readonly refreshCount: number;
  readonly period: ChosenPeriod;
}

/** Metrics, charts and short lists of one period, and the health of the engines. */
export function ConsoleBody({ summary, series, top, refreshCount, period }: ConsoleBodyProps) {
  return (
    <>
      <FirstSteps steps={summary.firstSteps} />
      <MetricTiles summary={summary} series={series} period={period} />
      <div className={styles.columns}>
        <ChartGroup>
          <RunsPanel series={series} />
          <LatencyPanel series={series} />
        </ChartGroup>
      </div>
      <div className={styles.columns}>
        <AttentionPanel attention={summary.attention} period={period} />
        <ErrorsPanel errors={top.errors} period={period} />
        <TopApps apps={top.apps} period={period} />
        <TopUsers users={top.users} period={period} />
      </div>
      <EnginesPanel refreshCount={refreshCount} />
      <RecentRuns runs={summary.recent} />
    </>
  );
}
