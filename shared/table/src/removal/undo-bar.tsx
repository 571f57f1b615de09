import { useFormat } from '@atrium/i18n';
import { Button } from '@atrium/ui/base';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import styles from './undo-bar.module.css';
import type { Removal, UndoableRemoval } from './use-removal.ts';

/** How long a removal can be undone, in milliseconds. */
const UNDO_TIME = 10_000;

interface UndoBarProps<Row> {
  readonly undoable: UndoableRemoval<Row>;
  readonly removal: Removal<Row>;
}

/** Says what was removed and offers to restore it. The countdown pauses while the bar is hovered or focused. */
export function UndoBar<Row>({ undoable, removal }: UndoBarProps<Row>) {
  const { t } = useLingui();
  const format = useFormat();
  const { seconds, setPaused } = useCountdown(UNDO_TIME, removal.dismiss);
  const count = undoable.rows.length;
  const left = format.number(seconds);
  return (
    <section
      className={`${styles.bar} print-hidden`}
      aria-label={t({ id: 'table.component.undo.label', message: 'Undo deletion' })}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={({ currentTarget }) => setPaused(currentTarget.contains(document.activeElement))}
      onFocus={() => setPaused(true)}
      onBlur={({ currentTarget }) => setPaused(currentTarget.matches(':hover'))}
    >
      <span role="status">
        {t({
          id: 'table.component.undo.deleted',
          message: plural(count, { one: '# item deleted', other: '# items deleted' }),
        })}
      </span>
      <Button type="text" loading={removal.isRunning} onClick={() => void removal.restoreRows()}>
        {t({ id: 'table.component.undo.undo', message: 'Undo' })}
      </Button>
      <span className={styles.time} aria-hidden="true">
        {t({ id: 'table.component.undo.left', message: `${left} s` })}
      </span>
    </section>
  );
}

/** The time between two updates of the countdown, in milliseconds. */
const TICK = 250;

interface Countdown {
  /** The remaining whole seconds. */
  readonly seconds: number;
  /** Pauses or continues the countdown. */
  setPaused(isPaused: boolean): void;
}

/** Counts down `duration` milliseconds once, and then calls `onEnd`. */
function useCountdown(duration: number, onEnd: () => void): Countdown {
  const [left, setLeft] = useState(duration);
  const [isPaused, setPaused] = useState(false);
  const isOver = left <= 0;
  useEffect(() => {
    if (isPaused || isOver) return;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      const passed = now - last;
      last = now;
      setLeft((before) => before - passed);
    }, TICK);
    return () => clearInterval(timer);
  }, [isPaused, isOver]);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  return { seconds: Math.max(0, Math.ceil(left / 1000)), setPaused };
}
