import { useElementWidth } from '@atrium/ui/data';
import { useMemo, useRef, useState } from 'react';
import type { PositionAction } from '../interaction/chart-model.ts';
import type { IndexRange, Series, SeriesAxis } from '../model/series.ts';
import { countPositions } from '../model/series.ts';
import { createPlacement, createScale, createSlotLayout, MARGIN, usesSlots } from '../model/series-layout.ts';
import { toggleSeries } from '../model/toggle-series.ts';
import { type ScaleKind, suggestScale } from '../model/value-scale.ts';
import { createRange, fitRange, isFullRange } from '../model/zoom.ts';
import { ChartFrame } from './chart-frame.tsx';
import { useSharedView } from './chart-group.tsx';
import { createPlotArea, Plot } from './plot.tsx';
import { SeriesMarks } from './series-marks.tsx';
import { SeriesSymbol } from './series-symbol.tsx';
import { useAxisTexts } from './use-axis-texts.ts';
import { useFormatAxisNumbers } from './use-format-axis-numbers.ts';
import { useIsMirrored } from './use-is-mirrored.ts';
import { useKeyedState } from './use-keyed-state.ts';

export interface SeriesChartProps {
  /** What the chart shows, in one sentence for screen readers. */
  readonly label: string;
  /** Name of exported files. Defaults to the label. */
  readonly name?: string;
  readonly axis: SeriesAxis;
  readonly series: readonly Series[];
  /** Returns the text of a value in the tooltip. */
  readonly formatValue: (value: number) => string;
  readonly height?: number;
  /** The vertical axis has whole numbers only. */
  readonly hasIntegerValues?: boolean;
  /** Offers a logarithmic scale, and uses it first if a linear one would flatten a series. */
  readonly offersLogScale?: boolean;
  /** The range that is visible before the user zooms. */
  readonly firstRange?: IndexRange;
  /** The action of a click or Enter at a position. */
  readonly action?: PositionAction;
}

/** Pixels of the horizontal axis for each tick. */
const TICK_WIDTH = 76;

/** Lines, stacked bars and bands over one axis. */
export function SeriesChart(props: SeriesChartProps) {
  const { label, name = label, axis, series, formatValue, height = 200, hasIntegerValues = false } = props;
  const { offersLogScale = false, firstRange, action } = props;
  const { ref, width = 640 } = useElementWidth();
  const drawing = useRef<SVGSVGElement>(null);
  const isMirrored = useIsMirrored();
  const formatNumbers = useFormatAxisNumbers();
  const texts = useAxisTexts(axis);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const count = countPositions(axis);
  const key = axis.kind === 'time' ? `${axis.at[0]} ${axis.at.at(-1)} ${count}` : `${axis.first} ${count}`;
  const [view, changeView] = useSharedView(key);
  const [chosenScale, chooseScale] = useKeyedState<ScaleKind>(key);

  const shown = useMemo(() => series.filter((each) => !hidden.has(each.key)), [series, hidden]);
  const { from, to } = fitRange(view.range ?? firstRange ?? { from: 0, to: count - 1 }, count);
  const scaleKind = chosenScale ?? (offersLogScale ? suggestScale(listLines(series)) : 'linear');
  const plotHeight = height - MARGIN.top - MARGIN.bottom;
  const scale = useMemo(
    () => createScale(shown, { from, to }, { kind: scaleKind, height: plotHeight, hasIntegerValues }),
    [shown, from, to, scaleKind, plotHeight, hasIntegerValues],
  );
  // The ticks of a logarithmic scale need different numbers of decimal digits.
  const yTexts =
    scale.kind === 'log' ? scale.ticks.flatMap((tick) => formatNumbers([tick])) : formatNumbers(scale.ticks);
  const area = createPlotArea(width, height, yTexts, isMirrored);
  const hasSlots = usesSlots(axis, series);
  const layout = useMemo(
    () => createSlotLayout({ from, to }, hasSlots, { width: area.width, height: area.height, isMirrored }),
    [from, to, hasSlots, area.width, area.height, isMirrored],
  );
  // The periods of the first `completeCount` positions have ended, so this number is the index of the next position.
  const firstIncomplete = axis.kind === 'time' ? axis.completeCount : undefined;
  const range = useMemo(() => ({ from, to }), [from, to]);
  const { x, y } = createPlacement(layout, scale, area.height);
  const isCrosshairVisible =
    view.crosshairIndex !== undefined && view.crosshairIndex >= from && view.crosshairIndex <= to;
  const crosshairIndex = isCrosshairVisible ? view.crosshairIndex : undefined;
  const resetZoom = () => changeView({ range: { from: 0, to: count - 1 } });

  return (
    <ChartFrame
      ref={ref}
      drawing={
        <Plot
          ref={drawing}
          label={label}
          width={width}
          height={height}
          area={area}
          isMirrored={isMirrored}
          xTicks={texts
            .createTicks(range, Math.floor(area.width / TICK_WIDTH))
            .map(({ index, text }) => ({ value: index, offset: x(index), text }))}
          yTicks={scale.ticks.map((tick, index) => ({
            value: tick,
            offset: y(tick),
            text: yTexts[index] ?? '',
          }))}
        >
          <SeriesMarks
            series={shown}
            range={range}
            layout={layout}
            scale={scale}
            width={area.width}
            height={area.height}
            firstIncomplete={firstIncomplete}
          />
        </Plot>
      }
      legend={series.map((each) => ({
        key: each.key,
        label: each.label,
        tone: each.tone,
        symbol: <SeriesSymbol series={each} />,
      }))}
      hidden={hidden}
      onToggle={(toggled) =>
        setHidden(
          toggleSeries(
            hidden,
            toggled,
            series.map((each) => each.key),
          ),
        )
      }
      stage={{
        label,
        area,
        isMirrored,
        hasLine: true,
        selectsBox: false,
        first: from,
        last: to,
        firstIncomplete,
        action,
        crosshairIndex,
        moveTo: (index) => changeView({ crosshairIndex: index }),
        findIndex: (point) => layout.getNearestIndex(point.x),
        getPixelPoint: (index) => ({ x: x(index), y: 0 }),
        getDots: (index) =>
          shown.flatMap((each) => {
            const value = each.kind === 'line' ? (each.values[index] ?? null) : null;
            return value === null ? [] : [{ x: x(index), y: y(value), tone: each.tone }];
          }),
        getContent: (index, { createSeriesContent }) =>
          createSeriesContent(texts.getName(index), shown, index, formatValue),
        zoomTo: (one, other) =>
          changeView({
            range: createRange(layout.getNearestIndex(one.x), layout.getNearestIndex(other.x), count),
          }),
        zoomBy: (factor, { scaleRange }) =>
          changeView({ range: scaleRange(range, crosshairIndex ?? (from + to) / 2, factor, count) }),
        resetZoom,
      }}
      tools={{
        isZoomed: !isFullRange(range, count),
        resetZoom,
        scale: offersLogScale ? scaleKind : undefined,
        chooseScale,
        name,
        getDrawing: () => drawing.current,
        legend: shown,
        createRows: ({ time }, { createSeriesRows }) => createSeriesRows(axis, series, time),
      }}
    />
  );
}

function listLines(series: readonly Series[]) {
  return series.flatMap((each) => (each.kind === 'line' ? [each.values] : []));
}
