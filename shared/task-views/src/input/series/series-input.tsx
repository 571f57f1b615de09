import { LIMITS } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { Field, TextArea } from '@atrium/ui/base';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { StepChart } from '../../series/step-chart.tsx';
import type { KindInputProps } from '../kind-input-props.ts';
import { parseSeries } from './parse-series.ts';
import styles from './series-input.module.css';
import { StepsField } from './steps-field.tsx';

/** A series of numbers, drawn as it grows, and how far to look ahead. */
export function SeriesInput({ input, isDisabled, aside, errorOf, onChange }: KindInputProps<'series'>) {
  const { t } = useLingui();
  const format = useFormat();
  const { values, horizon, season } = input;
  const [typed, setTyped] = useState({ values, text: values.join(', ') });
  // A sample took the place of what was typed.
  if (typed.values !== values) setTyped({ values, text: values.join(', ') });
  const wrong = values.findIndex(Number.isNaN);
  const wrongPlace = format.number(wrong + 1);
  const count = values.length;
  const most = format.number(LIMITS.seriesLength);
  return (
    <>
      <Field
        label={t({ id: 'tasks.component.input.series', message: 'Series' })}
        isRequired
        aside={aside}
        error={
          wrong >= 0
            ? t({ id: 'tasks.component.series.not-a-number', message: `Value ${wrongPlace} is not a number` })
            : values.length > LIMITS.seriesLength
              ? t({ id: 'tasks.component.series.too-many', message: `Use at most ${most} values` })
              : errorOf('values')
        }
        hint={t({
          id: 'tasks.component.series.hint',
          message: `${plural(count, { one: '# value', other: '# values' })}, oldest first. Separate values with commas, spaces or line breaks.`,
        })}
      >
        {(control) => (
          <TextArea
            {...control}
            minRows={4}
            maxRows={10}
            disabled={isDisabled}
            value={typed.text}
            onChange={(text) => {
              const parsed = parseSeries(text);
              setTyped({ values: parsed, text });
              onChange({ ...input, values: parsed });
            }}
          />
        )}
      </Field>
      {values.length > 1 && wrong < 0 ? (
        <StepChart
          values={values}
          height={160}
          label={t({ id: 'tasks.component.series.chart', message: 'Input series' })}
        />
      ) : null}
      <div className={styles.steps}>
        <StepsField
          label={t({ id: 'tasks.component.series.horizon', message: 'Steps ahead' })}
          value={horizon}
          min={1}
          max={LIMITS.horizon}
          error={errorOf('horizon')}
          isDisabled={isDisabled}
          onChange={(next) => onChange({ ...input, horizon: next })}
        />
        <StepsField
          label={t({ id: 'tasks.component.series.season', message: 'Season length' })}
          hint={t({
            id: 'tasks.component.series.season-hint',
            message: 'For example, 12 for monthly data. Enter 0 for no season.',
          })}
          value={season}
          min={0}
          max={LIMITS.seriesLength}
          error={errorOf('season')}
          isDisabled={isDisabled}
          onChange={(next) => onChange({ ...input, season: next })}
        />
      </div>
    </>
  );
}
