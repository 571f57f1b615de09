import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useId, useState } from 'react';
import { getToneStyle } from '../view/get-tone-style.ts';
import type { TooltipContent } from './chart-content.ts';
import type { StageModel } from './chart-model.ts';
import { ChartTooltip } from './chart-tooltip.tsx';
import { handleKey } from './handle-key.ts';
import styles from './interaction.module.css';
import { INTERACTION_HELPERS } from './interaction-helpers.ts';
import { useAreChartMessagesLoaded } from './use-are-chart-messages-loaded.ts';
import { type Drag, useDrag } from './use-drag.ts';

/** The area that pointer and keyboard act on, with crosshair, tooltip and selection. */
export function ChartStage({ model }: { readonly model: StageModel }) {
  return useAreChartMessagesLoaded() ? <ChartStageContent model={model} /> : null;
}

function ChartStageContent({ model }: { readonly model: StageModel }) {
  const { t } = useLingui();
  const id = useId();
  // Linked charts share the crosshair. Only the chart in which the user moves it shows the tooltip.
  const [isActive, setActive] = useState(false);
  const { drag, cancel, handlers } = useDrag(model);
  const { area, crosshairIndex, label, first, last, moveTo } = model;
  const leave = () => {
    setActive(false);
    cancel();
    moveTo(undefined);
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && (crosshairIndex !== undefined || drag)) {
      event.stopPropagation();
      leave();
    } else if (handleKey(event.key, model)) {
      event.preventDefault();
      setActive(true);
    }
  };
  const content =
    crosshairIndex === undefined ? undefined : model.getContent(crosshairIndex, INTERACTION_HELPERS);
  const labelInProgress = (title: string) =>
    t({ id: 'charts.component.stage.in-progress', message: `${title} (in progress)` });
  const shown =
    content && crosshairIndex === model.firstIncomplete
      ? { ...content, title: labelInProgress(content.title) }
      : content;
  return (
    <>
      <div
        role="slider"
        tabIndex={0}
        className={styles.stage}
        data-opens={model.action !== undefined}
        style={{
          inlineSize: area.width,
          blockSize: area.height,
          transform: `translate(${area.left}px, ${area.top}px)`,
        }}
        aria-label={label}
        aria-describedby={id}
        aria-valuemin={first}
        aria-valuemax={last}
        aria-valuenow={crosshairIndex ?? first}
        aria-valuetext={shown ? toText(shown) : ''}
        {...handlers}
        onPointerEnter={() => setActive(true)}
        onPointerLeave={leave}
        onDoubleClick={model.resetZoom}
        onKeyDown={press}
        onBlur={leave}
      >
        {drag ? <Selection drag={drag} model={model} /> : null}
        {crosshairIndex === undefined ? null : <Crosshair index={crosshairIndex} model={model} />}
        {shown && isActive && crosshairIndex !== undefined && !drag ? (
          <ChartTooltip
            content={shown}
            hint={model.action?.hint}
            position={model.getPixelPoint(crosshairIndex)}
            area={area}
          />
        ) : null}
      </div>
      <span id={id} hidden>
        {t({
          id: 'charts.component.stage.hint',
          message: 'Use the arrow keys to read values, plus and minus to zoom, and 0 to show everything.',
        })}{' '}
        {model.action?.hint}
      </span>
    </>
  );
}

function Crosshair({ index, model }: { readonly index: number; readonly model: StageModel }) {
  const { x } = model.getPixelPoint(index);
  return (
    <>
      {model.hasLine ? (
        <div className={styles.crosshair} style={{ transform: `translateX(${x}px)` }} />
      ) : null}
      {model.getDots(index).map((dot) => (
        <div
          key={`${dot.tone} ${dot.y}`}
          className={model.hasLine ? styles.dot : styles.ring}
          style={{ ...getToneStyle(dot.tone), transform: `translate(${dot.x}px, ${dot.y}px)` }}
        />
      ))}
    </>
  );
}

function Selection({ drag: { from, to }, model }: { readonly drag: Drag; readonly model: StageModel }) {
  const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)];
  const [top, bottom] = model.selectsBox
    ? [Math.min(from.y, to.y), Math.max(from.y, to.y)]
    : [0, model.area.height];
  return (
    <div
      className={styles.selection}
      style={{
        inlineSize: right - left,
        blockSize: bottom - top,
        transform: `translate(${left}px, ${top}px)`,
      }}
    />
  );
}

function toText({ title, rows }: TooltipContent): string {
  return [title, ...rows.map(({ label, value }) => (value === '' ? label : `${label}: ${value}`))].join('; ');
}
