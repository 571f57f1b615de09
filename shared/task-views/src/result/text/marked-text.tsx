import { getToneStyle } from '@atrium/charts';
import { useFormat } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, useMemo, useState } from 'react';
import styles from './marked-text.module.css';
import { countTypes, type Span, segmentText } from './segment-text.ts';

/** More marks than this slow down the page; the table shows all. */
const MAX_MARKS = 2_000;

interface MarkedTextProps {
  readonly text: string;
  readonly spans: readonly Span[];
  /** All possible types, so that a type looks the same in every result. Without it, the look depends on the counts. */
  readonly order?: readonly string[];
  /** A type that is hidden until the user shows it. */
  readonly hiddenAtFirst?: string;
  /** Returns the label of a type. */
  getLabel(type: string): string;
}

/**
 * A text with highlighted spans. Each type has a color and a kind of underline; the legend and a tooltip give its label.
 * The legend counts and hides types.
 */
export function MarkedText({ text, spans, order, hiddenAtFirst, getLabel }: MarkedTextProps) {
  const { t } = useLingui();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(
    () => new Set(hiddenAtFirst === undefined ? [] : [hiddenAtFirst]),
  );
  const types = useMemo(() => countTypes(spans), [spans]);
  const segments = useMemo(
    () => segmentText(text, spans.filter(({ type }) => !hidden.has(type)).slice(0, MAX_MARKS)),
    [text, spans, hidden],
  );
  const toggle = (type: string) =>
    setHidden(
      hidden.has(type) ? new Set([...hidden].filter((other) => other !== type)) : new Set([...hidden, type]),
    );
  const ordered = order ?? types.map(([type]) => type);
  const getLook = (type: string) => toLook(ordered.indexOf(type));
  return (
    <div className={styles.box}>
      <TypeLegend types={types} hidden={hidden} getLabel={getLabel} getLook={getLook} onToggle={toggle} />
      <p className={styles.text} dir="auto">
        {segments.map(({ start, text: part, type }) =>
          type === undefined ? (
            <span key={start}>{part}</span>
          ) : (
            <mark key={start} className={styles.mark} title={getLabel(type)} {...getLook(type)}>
              <span>{part}</span>
              <span className={styles.name}> {getLabel(type)}</span>
            </mark>
          ),
        )}
      </p>
      {spans.length > MAX_MARKS ? (
        <p className={styles.note}>
          {t({
            id: 'tasks.component.text.marks-truncated',
            message: 'Only the first part is highlighted. The table shows all results.',
          })}
        </p>
      ) : null}
    </div>
  );
}

interface Look {
  readonly style: CSSProperties;
  /** Selects the kind of underline. */
  readonly 'data-line': number;
}

/** Four kinds of underline and six colors give twelve looks, and neighbors differ without color, too. */
const LINES = 4;

function toLook(typeIndex: number): Look {
  return { style: getToneStyle(typeIndex), 'data-line': typeIndex % LINES };
}

interface TypeLegendProps {
  readonly types: readonly (readonly [type: string, count: number])[];
  readonly hidden: ReadonlySet<string>;
  getLabel(type: string): string;
  getLook(type: string): Look;
  onToggle(type: string): void;
}

/** The types and their counts; the user can hide each type. */
function TypeLegend({ types, hidden, getLabel, getLook, onToggle }: TypeLegendProps) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <ul
      className={styles.legend}
      aria-label={t({ id: 'tasks.component.text.legend', message: 'Highlighted types' })}
    >
      {types.map(([type, count]) => (
        <li key={type}>
          <button
            type="button"
            className={styles.key}
            {...getLook(type)}
            aria-pressed={!hidden.has(type)}
            onClick={() => onToggle(type)}
          >
            <span className={styles.swatch} aria-hidden="true" />
            {getLabel(type)} <span className={styles.count}>{format.number(count)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
