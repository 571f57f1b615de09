import { LIMITS } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { Field, Input, TextArea } from '@atrium/ui/base';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { KindInputProps } from '../../draft/task-draft.ts';
import { StepChart } from '../../series/step-chart.tsx';
import { FileReport } from '../file/file-report.tsx';
import { OpenFileButton } from '../file/open-file-button.tsx';
import { CommaChoice } from './comma-choice.tsx';
import { type CommaMeaning, guessCommas, parseSeries } from './parse-series.ts';
import { SeriesFileChoices } from './series-file-choices.tsx';
import styles from './series-input.module.css';
import { useSeriesFile } from './use-series-file.ts';

/** A series of numbers with its chart, its horizon and its season. */
export function SeriesInput({ input, isDisabled, aside, findError, onChange }: KindInputProps<'series'>) {
  const { t } = useLingui();
  const format = useFormat();
  const { values, horizon, season } = input;
  const [typed, setTyped] = useState<Typed>(() => toTypedText(values));
  // A sample has replaced the typed text.
  if (typed.values !== values) setTyped(toTypedText(values));
  const take = (next: Typed) => {
    setTyped(next);
    onChange({ ...input, values: next.values });
  };
  const takeText = (text: string, commas = guessCommas(text)) => {
    file.opening.close();
    take({ text, commas, values: parseSeries(text, commas) });
  };
  const file = useSeriesFile((read) => take(toTypedText(read)));
  const wrong = values.findIndex(Number.isNaN);
  const position = format.number(wrong + 1);
  const count = values.length;
  const maximum = format.number(LIMITS.seriesLength);
  return (
    <>
      <Field
        label={t({ id: 'tasks.component.input.series', message: 'Series' })}
        isRequired
        aside={aside}
        error={
          wrong >= 0
            ? t({
                id: 'tasks.component.series.not-a-number',
                message: `Value ${position} is not a number`,
              })
            : values.length > LIMITS.seriesLength
              ? t({ id: 'tasks.component.series.too-many', message: `Use at most ${maximum} values` })
              : findError('values')
        }
        hint={t({
          id: 'tasks.component.series.hint',
          message: `${plural(count, { one: '# value', other: '# values' })}, oldest first. Separate values with commas, spaces or line breaks.`,
        })}
      >
        {(control) => (
          <div className={styles.file}>
            <div>
              <OpenFileButton isDisabled={isDisabled} onFile={(chosen) => file.opening.open(chosen)} />
            </div>
            <FileReport opening={file.opening} isDisabled={isDisabled}>
              <SeriesFileChoices series={file} isDisabled={isDisabled} />
            </FileReport>
            <TextArea
              {...control}
              minRows={4}
              maxRows={10}
              disabled={isDisabled}
              value={typed.text}
              onChange={(text) => takeText(text)}
            />
            {typed.commas ? (
              <CommaChoice value={typed.commas} onChoose={(commas) => takeText(typed.text, commas)} />
            ) : null}
          </div>
        )}
      </Field>
      {values.length > 1 && wrong < 0 ? (
        <StepChart
          values={values}
          label={t({ id: 'tasks.component.series.chart', message: 'Input series' })}
        />
      ) : null}
      <div className={styles.steps}>
        <StepsField
          label={t({ id: 'tasks.component.series.horizon', message: 'Steps ahead' })}
          value={horizon}
          min={1}
          max={LIMITS.horizon}
          error={findError('horizon')}
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
          error={findError('season')}
          isDisabled={isDisabled}
          onChange={(next) => onChange({ ...input, season: next })}
        />
      </div>
    </>
  );
}

/** The text of the field and its values. */
interface Typed {
  readonly text: string;
  readonly values: number[];
  /** What commas between digits mean, if the text can be read both ways. */
  readonly commas: CommaMeaning | undefined;
}

function toTypedText(values: number[]): Typed {
  return { values, text: values.join(', '), commas: undefined };
}

interface StepsFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly error: string | undefined;
  readonly isDisabled: boolean;
  /** `NaN` while the field is empty. */
  onChange(value: number): void;
}

/** A number of steps. */
function StepsField({ label, hint, value, min, max, error, isDisabled, onChange }: StepsFieldProps) {
  const { t } = useLingui();
  const format = useFormat();
  const minimum = format.number(min);
  const maximum = format.number(max);
  const isFit = Number.isInteger(value) && value >= min && value <= max;
  const rule = t({
    id: 'tasks.component.series.steps-rule',
    message: `Enter a whole number from ${minimum} to ${maximum}`,
  });
  return (
    <Field label={label} isRequired error={isFit ? error : rule} hint={hint}>
      {(control) => (
        <Input
          {...control}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          step={1}
          disabled={isDisabled}
          value={Number.isNaN(value) ? '' : String(value)}
          onChange={(text) => onChange(text === '' ? Number.NaN : Number(text))}
        />
      )}
    </Field>
  );
}
