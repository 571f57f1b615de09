import { shouldAvoidPreloading } from '@atrium/ui/data';
import { lazy, type ReactNode, type Ref, Suspense, useEffect, useState } from 'react';
import type { StageModel, ToolsModel } from '../interaction/chart-model.ts';
import styles from './chart.module.css';
import { Legend, type LegendEntry } from './legend.tsx';

const ChartStage = lazy(() =>
  import('../interaction/interactive.ts').then((module) => ({ default: module.ChartStage })),
);
const ChartTools = lazy(() =>
  import('../interaction/interactive.ts').then((module) => ({ default: module.ChartTools })),
);

interface ChartFrameProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly drawing: ReactNode;
  readonly legend: readonly LegendEntry[];
  /** The keys of the hidden series. */
  readonly hidden: ReadonlySet<string>;
  readonly onToggle: (key: string) => void;
  readonly stage: StageModel;
  readonly tools: ToolsModel;
}

/** The drawing and the legend. Crosshair, tooltip, zoom and exports load after the first paint. */
export function ChartFrame({ ref, drawing, legend, hidden, onToggle, stage, tools }: ChartFrameProps) {
  const [isInteractive, enable] = useIsInteractive();
  return (
    <figure className={styles.chart} onPointerMove={enable} onPointerDown={enable} onFocus={enable}>
      <div ref={ref} className={styles.plot}>
        {drawing}
        {isInteractive ? (
          <Suspense>
            <ChartStage model={stage} />
          </Suspense>
        ) : null}
      </div>
      <figcaption className={styles.caption}>
        <Legend entries={legend} hidden={hidden} onToggle={onToggle} />
        <div className={styles.tools}>
          {isInteractive ? (
            <Suspense>
              <ChartTools model={tools} />
            </Suspense>
          ) : null}
        </div>
      </figcaption>
    </figure>
  );
}

/**
 * Returns whether the interactive part of a chart should load. It loads directly after the first paint. On a slow
 * network or in data-saver mode, it loads only when the user points at the chart or focuses it.
 */
function useIsInteractive(): readonly [isInteractive: boolean, enable: () => void] {
  const [isInteractive, setInteractive] = useState(false);
  useEffect(() => {
    if (shouldAvoidPreloading()) return undefined;
    const timer = setTimeout(() => setInteractive(true));
    return () => clearTimeout(timer);
  }, []);
  return [isInteractive, () => setInteractive(true)];
}
