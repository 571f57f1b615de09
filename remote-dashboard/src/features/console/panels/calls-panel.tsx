import { APP_KINDS, type DashboardSeries } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';
import { useCallWords } from '../../../calls/use-call-words.ts';
import { ChartFrame } from '../../../charts/chart-frame.tsx';
import { ChartKey } from '../../../charts/chart-key.tsx';
import { scaleTop } from '../../../charts/scale-top.ts';
import { StackedBars } from '../../../charts/stacked-bars.tsx';
import { ChartPanel } from './chart-panel.tsx';
import { SeriesTable } from './series-table.tsx';
import { usePieceNames } from './use-piece-names.ts';

/** Calls of the period by the kind of app. */
export function CallsPanel({ series }: { readonly series: DashboardSeries }) {
  const { t } = useLingui();
  const format = useFormat();
  const { kinds } = useCallWords();
  const { times, nameOf } = usePieceNames(series);
  const { points } = series;
  const top = scaleTop(Math.max(0, ...points.map(({ calls }) => calls)));
  const total = format.number(points.reduce((sum, { calls }) => sum + calls, 0));
  const failed = t({ id: 'dashboard.page.console.failed', message: 'Failed' });
  const title = t({ id: 'dashboard.page.console.by-kind', message: 'Calls' });
  const parts = (point: (typeof points)[number]) =>
    APP_KINDS.filter((kind) => point[kind] > 0).map((kind) => `${kinds[kind]} ${format.number(point[kind])}`);
  return (
    <ChartPanel
      title={title}
      chart={
        <ChartFrame
          label={t({ id: 'dashboard.page.console.chart-label', message: `Calls in this period: ${total}` })}
          top={top}
          times={times}
          legend={APP_KINDS.map((kind, index) => <ChartKey key={kind} series={index} label={kinds[kind]} />)}
        >
          <StackedBars
            pieces={points.map((point) => APP_KINDS.map((kind) => point[kind]))}
            top={top}
            titles={points.map((point) =>
              [`${nameOf(point)}: ${format.number(point.calls)}`, ...parts(point)]
                .concat(point.errors > 0 ? `${failed} ${format.number(point.errors)}` : [])
                .join('\n'),
            )}
          />
        </ChartFrame>
      }
      table={
        <SeriesTable
          label={title}
          series={series}
          columns={[
            {
              key: 'calls',
              title: t({ id: 'dashboard.page.console.calls', message: 'Calls' }),
              render: ({ calls }) => format.number(calls),
            },
            ...APP_KINDS.map((kind) => ({
              key: kind,
              title: kinds[kind],
              render: (point: (typeof points)[number]) => format.number(point[kind]),
            })),
            { key: 'errors', title: failed, render: ({ errors }) => format.number(errors) },
          ]}
        />
      }
    />
  );
}
