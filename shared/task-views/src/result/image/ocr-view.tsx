import type { OcrOutput } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { Slider } from '@atrium/ui/controls';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { DetectionItem, ImageOverlay } from './image-overlay.tsx';
import styles from './image-result.module.css';

interface OcrViewProps {
  readonly output: OcrOutput;
  readonly imageUrl: string | undefined;
}

/** The recognized lines, outlined in the image. The user can hide lines with a low confidence. */
export function OcrView({ output, imageUrl }: OcrViewProps) {
  const { t } = useLingui();
  const format = useFormat();
  const [minScore, setMinScore] = useState(0);
  const [active, setActive] = useState<number>();
  const all = output.lines.map((line, key) => ({ ...line, key }));
  const lines = all.filter(({ score }) => score >= minScore);
  const scores = all.map(({ score }) => score);
  const shown = format.number(lines.length);
  const total = all.length;
  return (
    <div className={styles.box}>
      <ScoreSlider value={minScore} onChange={setMinScore} />
      <p className={styles.count} aria-live="polite">
        {all.length === 0
          ? t({ id: 'tasks.component.image.no-text', message: 'No text found in the image' })
          : t({
              id: 'tasks.component.image.lines',
              message: `${shown} of ${plural(total, { one: '# line', other: '# lines' })} shown`,
            })}
      </p>
      <div className={styles.sides}>
        {imageUrl ? (
          <ImageOverlay imageUrl={imageUrl} shapes={lines} active={active} onActive={setActive} />
        ) : null}
        {lines.length > 0 ? (
          <ol
            className={styles.detections}
            aria-label={t({ id: 'tasks.component.image.text-lines', message: 'Recognized text' })}
          >
            {lines.map(({ key, text, score }) => (
              <DetectionItem
                key={key}
                text={text}
                isActive={key === active}
                onActive={(isActive) => setActive(isActive ? key : undefined)}
              >
                <span className={styles.aside}>{format.percent(score, scores)}</span>
              </DetectionItem>
            ))}
          </ol>
        ) : null}
      </div>
    </div>
  );
}

interface ScoreSliderProps {
  /** From 0 to 1. */
  readonly value: number;
  onChange(value: number): void;
}

/** Sets the minimum confidence of the shown lines. */
function ScoreSlider({ value, onChange }: ScoreSliderProps) {
  const { t } = useLingui();
  const format = useFormat();
  const id = useId();
  const percent = format.percent(value);
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>
        {t({ id: 'tasks.component.image.lowest-score', message: 'Minimum confidence' })}
      </label>
      <Slider
        id={id}
        min={0}
        max={1}
        step={0.01}
        value={value}
        aria-valuetext={percent}
        onChange={onChange}
      />
      <span className={styles.percent} aria-hidden="true">
        {percent}
      </span>
    </div>
  );
}
