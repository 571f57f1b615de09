import { toneOf } from '@atrium/charts';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';

import { countTypes } from './count-types.ts';
import styles from './marked-text.module.css';
import { type Span, segmentText } from './segment-text.ts';
import { TypeLegend } from './type-legend.tsx';

/** More marks than this would hold the page up; the table has them all. */
const MOST_MARKS = 2_000;

interface MarkedTextProps {
  readonly text: string;
  readonly spans: readonly Span[];
  /** A type that nobody looks for at first; the legend brings it back. */
  readonly hiddenAtFirst?: string;
  /** A type in words. */
  nameOf(type: string): string;
}

/** A text with coloured, named stretches. The legend says how many of each there are, and hides kinds. */
export function MarkedText({ text, spans, hiddenAtFirst, nameOf }: MarkedTextProps) {
  const { t } = useLingui();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(
    () => new Set(hiddenAtFirst === undefined ? [] : [hiddenAtFirst]),
  );
  const types = useMemo(() => countTypes(spans), [spans]);
  const segments = useMemo(
    () => segmentText(text, spans.filter(({ type }) => !hidden.has(type)).slice(0, MOST_MARKS)),
    [text, spans, hidden],
  );
  const toggle = (type: string) =>
    setHidden(
      hidden.has(type) ? new Set([...hidden].filter((each) => each !== type)) : new Set([...hidden, type]),
    );
  const toneOfType = (type: string) => toneOf(types.findIndex(([each]) => each === type));
  return (
    <div className={styles.box}>
      <TypeLegend types={types} hidden={hidden} nameOf={nameOf} toneOf={toneOfType} onToggle={toggle} />
      <p className={styles.text} dir="auto">
        {segments.map(({ start, text: part, type }) =>
          type === undefined ? (
            <span key={start}>{part}</span>
          ) : (
            <mark key={start} className={styles.mark} style={toneOfType(type)}>
              <span>{part}</span>
              <span className={styles.name}> {nameOf(type)}</span>
            </mark>
          ),
        )}
      </p>
      {spans.length > MOST_MARKS ? (
        <p className={styles.note}>
          {t({
            id: 'tasks.component.text.marks-cut',
            message: 'Only the first part is highlighted. The table shows all results.',
          })}
        </p>
      ) : null}
    </div>
  );
}
