import { getToneStyle } from '@atrium/charts';
import { useFormat } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, useMemo, useState } from 'react';
import styles from './marked-text.module.css';
import { countTypes, type Span, segmentText } from './segment-text.ts';

/** The maximum number of marks. More would slow down the page, and the table shows all results. */
const MAX_MARKS = 2_000;

interface MarkedTextProps {
  readonly text: string;
  readonly spans: readonly Span[];
  /** All possible types, so that a type looks the same in every result. Without it, the style depends on the counts. */
  readonly allTypes?: readonly string[];
  /** A type that is hidden until the user shows it. */
  readonly hiddenAtFirst?: string;
  /** Returns the label of a type. */
  getLabel(type: string): string;
}

/**
 * A text with highlighted spans. Each type has a color and a kind of underline. The legend and a tooltip show its
 * label. The legend shows how many spans each type has, and can hide a type.
 */
export function MarkedText({ text, spans, allTypes, hiddenAtFirst, getLabel }: MarkedTextProps) {
  const { t } = useLingui();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(
    () => new Set(hiddenAtFirst === undefined ? [] : [hiddenAtFirst]),
  );
  const types = useMemo(() => countTypes(spans), [spans]);
  const shown = useMemo(() => spans.filter(({ type }) => !hidden.has(type)), [spans, hidden]);
  const segments = useMemo(() => segmentText(text, shown.slice(0, MAX_MARKS)), [text, shown]);
  const toggle = (type: string) =>
    setHidden(
      hidden.has(type) ? new Set([...hidden].filter((other) => other !== type)) : new Set([...hidden, type]),
    );
  const styledTypes = allTypes ?? types.map(([type]) => type);
  const getMarkStyle = (type: string) => toMarkStyle(styledTypes.indexOf(type));
  return (
    <div className={styles.box}>
      <TypeLegend
        types={types}
        hidden={hidden}
        getLabel={getLabel}
        getMarkStyle={getMarkStyle}
        onToggle={toggle}
      />
      <p className={styles.text} dir="auto">
        {segments.map(({ start, text: part, type }) =>
          type === undefined ? (
            <span key={start}>{part}</span>
          ) : (
            <mark key={start} className={styles.mark} title={getLabel(type)} {...getMarkStyle(type)}>
              <span>{part}</span>
              <span className={styles.name}> {getLabel(type)}</span>
            </mark>
          ),
        )}
      </p>
      {shown.length > MAX_MARKS ? (
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

interface MarkStyle {
  readonly style: CSSProperties;
  /** Selects the kind of underline. */
  readonly 'data-line': number;
}

/**
 * The kind of underline repeats after four types and the color after six, so the first twelve types have different
 * styles. Neighboring types differ even without color.
 */
const UNDERLINE_KINDS = 4;

function toMarkStyle(typeIndex: number): MarkStyle {
  return { style: getToneStyle(typeIndex), 'data-line': typeIndex % UNDERLINE_KINDS };
}

interface TypeLegendProps {
  readonly types: readonly (readonly [type: string, count: number])[];
  readonly hidden: ReadonlySet<string>;
  getLabel(type: string): string;
  getMarkStyle(type: string): MarkStyle;
  onToggle(type: string): void;
}

/** The types and their counts. The user can hide each type. */
function TypeLegend({ types, hidden, getLabel, getMarkStyle, onToggle }: TypeLegendProps) {
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
            {...getMarkStyle(type)}
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
