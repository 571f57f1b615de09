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
  readonly hidden: ReadonlySet<string>;
  readonly onToggle: (key: string) => void;
  readonly stage: StageModel;
  readonly tools: ToolsModel;
}

/** Drawing and legend. Crosshair, tooltip, zoom and exports load after the first paint. */
export function ChartFrame({ ref, drawing, legend, hidden, onToggle, stage, tools }: ChartFrameProps) {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => setPainted(true), []);
  return (
    <figure className={styles.chart}>
      <div ref={ref} className={styles.plot}>
        {drawing}
        {isPainted ? (
          <Suspense>
            <ChartStage model={stage} />
          </Suspense>
        ) : null}
      </div>
      <figcaption className={styles.caption}>
        <Legend entries={legend} hidden={hidden} onToggle={onToggle} />
        <div className={styles.tools}>
          {isPainted ? (
            <Suspense>
              <ChartTools model={tools} />
            </Suspense>
          ) : null}
        </div>
      </figcaption>
    </figure>
  );
}
