import { useFormat } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import styles from './image-result.module.css';

interface ScoreSliderProps {
  /** From 0 to 1. */
  readonly value: number;
  onChange(value: number): void;
}

/** The certainty below which nothing is shown. */
export function ScoreSlider({ value, onChange }: ScoreSliderProps) {
  const { t } = useLingui();
  const format = useFormat();
  const id = useId();
  const figure = format.percent(value);
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>
        {t({ id: 'tasks.component.image.lowest-score', message: 'Minimum confidence' })}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={1}
        step={0.01}
        value={value}
        aria-valuetext={figure}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <span className={styles.figure} aria-hidden="true">
        {figure}
      </span>
    </div>
  );
}
