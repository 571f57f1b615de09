export { formatLocalTime } from './interaction/format-local-time.ts';
export type { LineSeries, Series, StepAxis, TimeAxis, TimeUnit } from './model/series.ts';
export { ChartGroup } from './view/chart-group.tsx';
export { getToneStyle } from './view/get-tone-style.ts';
export { ScatterChart, type ScatterGroup } from './view/scatter-chart.tsx';
export type { ScatterPoint } from './view/scatter-marks.tsx';
export { SeriesChart } from './view/series-chart.tsx';
export { Sparkline } from './view/sparkline.tsx';
export { useTimeFormats } from './view/use-time-formats.ts';
