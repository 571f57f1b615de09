import { type Series, SeriesChart } from '@atrium/charts';
import { APP_KINDS, type DashboardSeries } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useCallWords } from '../../../calls/use-call-words.ts';
import { ChartPanel } from './chart-panel.tsx';
import { SeriesTable } from './series-table.tsx';
import { timeAxis } from './time-axis.ts';

type Point = DashboardSeries['points'][number];

/** Calls of the period by the kind of app. */
export function CallsPanel({ series }: { readonly series: DashboardSeries }) {
  const { t } = useLingui();
  const format = useFormat();
  const { kinds } = useCallWords();
  const { points } = series;
  const total = format.number(points.reduce((sum, { calls }) => sum + calls, 0));
<<<<<<< HEAD
  const failed = t({ id: 'dashboard.page.console.failed', message: 'Failed' });
  const title = t({ id: 'dashboard.page.console.by-kind', message: 'Calls' });
  const parts = (point: (typeof points)[number]) =>
    APP_KINDS.filter((kind) => point[kind] > 0).map((kind) => `${kinds[kind]} ${format.number(point[kind])}`);
=======
  const failed = t({ id: 'dashboard.page.console.failed', message: '失败' });
  const title = t({ id: 'dashboard.page.console.by-kind', message: '调用量' });
  const axis = useMemo(() => timeAxis(series), [series]);
  const bars = APP_KINDS.map(
    (kind, tone): Series => ({
      kind: 'bar',
      key: kind,
      label: kinds[kind],
      tone,
      values: points.map((point) => point[kind]),
    }),
  );
>>>>>>> 36ed991 (Draw all charts by one package with crosshair, zoom, legend, exports and keyboard)
  return (
    <ChartPanel
      title={title}
      chart={
<<<<<<< HEAD
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
=======
        <SeriesChart
          label={t({ id: 'dashboard.page.console.chart-label', message: `这段时间共 ${total} 次调用` })}
          name={title}
          axis={axis}
          series={bars}
          isWhole
          writeValue={format.number}
        />
>>>>>>> 36ed991 (Draw all charts by one package with crosshair, zoom, legend, exports and keyboard)
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
              render: (point: Point) => format.number(point[kind]),
            })),
            { key: 'errors', title: failed, render: ({ errors }) => format.number(errors) },
          ]}
        />
      }
    />
  );
}
