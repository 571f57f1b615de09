import { useElementWidth } from '@atrium/ui/data';
import { useMemo, useRef, useState } from 'react';
import { findNearestPoint } from '../model/find-nearest-point.ts';
import { getOutline } from '../model/get-outline.ts';
import { type Box, contains, createBox, findBox, scaleBox } from '../model/scatter-box.ts';
import { toggleSeries } from '../model/toggle-series.ts';
import { createLinearScale } from '../model/value-scale.ts';
import styles from './chart.module.css';
import { ChartFrame } from './chart-frame.tsx';
import { createPlotArea, Plot } from './plot.tsx';
import { type GroupPosition, ScatterMarks, type ScatterPoint } from './scatter-marks.tsx';
import { useFormatAxisNumbers } from './use-format-axis-numbers.ts';
import { useKeyedState } from './use-keyed-state.ts';

export interface ScatterGroup {
  /** Number of the group, which chooses its color and outline. */
  readonly group: number;
  readonly label: string;
  /** A short addition in the legend, such as a count. */
  readonly note?: string;
}

interface ScatterChartProps {
  /** What the chart shows, in one sentence for screen readers. */
  readonly label: string;
  readonly points: readonly ScatterPoint[];
  /** The centers of the groups. */
  readonly centers?: readonly GroupPosition[];
  readonly groups: readonly ScatterGroup[];
  /** Names of the columns on the two axes. */
  readonly columns: { readonly x: string; readonly y: string };
  readonly formatValue: (value: number) => string;
  readonly height?: number;
}

/** Values grow to the right in every language, so the chart is never mirrored. */
const IS_MIRRORED = false;
const NO_CENTERS: readonly GroupPosition[] = [];
/** Pixels of an axis for each tick. */
const TICK = { width: 64, height: 44 };
/** How near the pointer must be to a point, in pixels. */
const HIT_RADIUS = 32;

/** Plots points over two columns. */
export function ScatterChart(props: ScatterChartProps) {
  const { label, points, centers = NO_CENTERS, groups, columns, formatValue, height = 340 } = props;
  const { ref, width = 640 } = useElementWidth();
  const drawing = useRef<SVGSVGElement>(null);
  const formatNumbers = useFormatAxisNumbers();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const key = `${columns.x} ${columns.y} ${points.length}`;
  const [zoomBox, setZoomBox] = useKeyedState<Box>(key);
  const [crosshairIndex, setCrosshairIndex] = useKeyedState<number>(key);

  const fullBox = useMemo(() => findBox([...points, ...centers]), [points, centers]);
  const box = zoomBox ?? fullBox;
  // Sorted, so that the arrow keys move the crosshair along the horizontal axis.
  const shown = useMemo(
    () =>
      points
        .filter((point) => !hidden.has(String(point.group)) && contains(box, point))
        .toSorted((one, other) => one.x - other.x),
    [points, hidden, box],
  );
  const shownCenters = useMemo(
    () => centers.filter((center) => !hidden.has(String(center.group)) && contains(box, center)),
    [centers, hidden, box],
  );
  const yScale = createLinearScale(box.y, { count: height / TICK.height, isExact: true });
  const yTexts = formatNumbers(yScale.ticks);
  const area = createPlotArea(width, height, yTexts, IS_MIRRORED);
  const xScale = createLinearScale(box.x, { count: area.width / TICK.width, isExact: true });
  const xTexts = formatNumbers(xScale.ticks);
  const drawn = useMemo(() => {
    const toPixels = ({ x, y }: { readonly x: number; readonly y: number }) => ({
      x: ((x - box.x.min) / (box.x.max - box.x.min)) * area.width,
      y: (1 - (y - box.y.min) / (box.y.max - box.y.min)) * area.height,
    });
    const withPixels = <Item extends GroupPosition>(item: Item) => ({ ...toPixels(item), group: item.group });
    return { points: shown.map(withPixels), centers: shownCenters.map(withPixels) };
  }, [shown, shownCenters, box, area.width, area.height]);
  const shownCrosshairIndex =
    crosshairIndex !== undefined && crosshairIndex < shown.length ? crosshairIndex : undefined;
  const groupNames = new Map(groups.map(({ group, label: name }) => [group, name]));
  const valueAt = ({ x, y }: { readonly x: number; readonly y: number }) => ({
    x: xScale.valueAt(x / area.width),
    y: yScale.valueAt(1 - y / area.height),
  });
  const resetZoom = () => setZoomBox(undefined);

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
          isMirrored={IS_MIRRORED}
          xTicks={xScale.ticks.map((tick, index) => ({
            value: tick,
            offset: area.width * xScale.toShare(tick),
            text: xTexts[index] ?? '',
          }))}
          yTicks={yScale.ticks.map((tick, index) => ({
            value: tick,
            offset: area.height * (1 - yScale.toShare(tick)),
            text: yTexts[index] ?? '',
          }))}
        >
          <ScatterMarks points={drawn.points} centers={drawn.centers} />
        </Plot>
      }
      legend={groups.map(({ group, label: name, note }) => ({
        key: String(group),
        label: name,
        note,
        tone: group,
        symbol: <OutlineSymbol outline={getOutline(group)} />,
      }))}
      hidden={hidden}
      onToggle={(toggled) =>
        setHidden(
          toggleSeries(
            hidden,
            toggled,
            groups.map(({ group }) => String(group)),
          ),
        )
      }
      stage={{
        label,
        area,
        isMirrored: IS_MIRRORED,
        hasLine: false,
        selectsBox: true,
        first: 0,
        last: Math.max(0, shown.length - 1),
        crosshairIndex: shownCrosshairIndex,
        moveTo: setCrosshairIndex,
        findIndex: (point) => findNearestPoint(drawn.points, point, HIT_RADIUS),
        getPixelPoint: (index) => drawn.points[index] ?? { x: 0, y: 0 },
        getDots: (index) => {
          const point = drawn.points[index];
          return point ? [{ ...point, tone: point.group }] : [];
        },
        getContent: (index) => {
          const point = shown[index];
          if (!point) return { title: '', rows: [] };
          const group = groupNames.get(point.group) ?? '';
          const symbol = <OutlineSymbol outline={getOutline(point.group)} />;
          return {
            title: point.name,
            rows: [
              { key: 'group', label: group, value: '', tone: point.group, symbol },
              { key: 'x', label: columns.x, value: formatValue(point.x), tone: 0, symbol: null },
              { key: 'y', label: columns.y, value: formatValue(point.y), tone: 0, symbol: null },
            ],
          };
        },
        zoomTo: (from, to) => setZoomBox(createBox(valueAt(from), valueAt(to))),
        zoomBy: (factor) =>
          setZoomBox(
            scaleBox(
              box,
              shownCrosshairIndex === undefined ? undefined : shown[shownCrosshairIndex],
              factor,
              fullBox,
            ),
          ),
        resetZoom,
      }}
      tools={{
        isZoomed: zoomBox !== undefined,
        resetZoom,
        chooseScale: () => undefined,
        name: label,
        getDrawing: () => drawing.current,
        legend: groups.map(({ group, label: name }) => ({ label: name, tone: group })),
        createRows: (titles) => [
          [titles.point, columns.x, columns.y, titles.group],
          ...points.map(({ name, x, y, group }) => [name, x, y, groupNames.get(group) ?? '']),
        ],
      }}
    />
  );
}

/** The outline and color of a group, for the legend and the tooltip. */
function OutlineSymbol({ outline }: { readonly outline: string }) {
  return (
    <svg className={styles.symbol} viewBox="-8 -6 16 12" aria-hidden="true">
      <path className={styles.mark} d={`M0 0${outline}`} />
    </svg>
  );
}
