import { useFormat } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import styles from './marked-text.module.css';

interface TypeLegendProps {
  readonly types: readonly (readonly [type: string, count: number])[];
  readonly hidden: ReadonlySet<string>;
  nameOf(type: string): string;
  toneOf(type: string): CSSProperties;
  onToggle(type: string): void;
}

/** The kinds that were found, with their numbers; each can be hidden. */
export function TypeLegend({ types, hidden, nameOf, toneOf, onToggle }: TypeLegendProps) {
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
            style={toneOf(type)}
            aria-pressed={!hidden.has(type)}
            onClick={() => onToggle(type)}
          >
            <span className={styles.swatch} aria-hidden="true" />
            {nameOf(type)} <span className={styles.count}>{format.number(count)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
