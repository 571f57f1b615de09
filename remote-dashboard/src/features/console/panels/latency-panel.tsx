import type { DashboardSeries } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';
import { ChartFrame } from '../../../charts/chart-frame.tsx';
import { ChartKey } from '../../../charts/chart-key.tsx';
import { Lines } from '../../../charts/lines.tsx';
import { scaleTop } from '../../../charts/scale-top.ts';
import { ChartPanel } from './chart-panel.tsx';
import { SeriesTable } from './series-table.tsx';
import { usePieceNames } from './use-piece-names.ts';

/** How long runs of the period took. */
export function LatencyPanel({ series }: { readonly series: DashboardSeries }) {
  const { t } = useLingui();
  const format = useFormat();
  const { times, nameOf } = usePieceNames(series);
  const { points } = series;
  const title = t({ id: 'dashboard.page.console.latency', message: 'Run time (ms)' });
  const p50 = t({ id: 'dashboard.page.console.half-faster', message: 'Half faster than' });
  const p95 = t({ id: 'dashboard.page.console.most-faster', message: '95% faster than' });
  const time = (milliseconds: number | null) =>
    milliseconds === null ? '–' : format.number(milliseconds, { maximumFractionDigits: 1 });
  const top = scaleTop(Math.max(0, ...points.map(({ p95Ms }) => p95Ms ?? 0)));
  return (
    <ChartPanel
      title={title}
      chart={
        <ChartFrame
          label={title}
          top={top}
          times={times}
          legend={[p50, p95].map((label, index) => (
            <ChartKey key={label} series={index} label={label} isLine />
          ))}
        >
          <Lines
            series={[points.map(({ p50Ms }) => p50Ms), points.map(({ p95Ms }) => p95Ms)]}
            top={top}
            titles={points.map((point) =>
              [nameOf(point), `${p50} ${time(point.p50Ms)}`, `${p95} ${time(point.p95Ms)}`].join('\n'),
            )}
          />
        </ChartFrame>
      }
      table={
        <SeriesTable
          label={title}
          series={series}
          columns={[
            { key: 'p50', title: p50, render: ({ p50Ms }) => time(p50Ms) },
            { key: 'p95', title: p95, render: ({ p95Ms }) => time(p95Ms) },
          ]}
        />
      }
    />
  );
}
