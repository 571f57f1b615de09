import { LIMITS } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { Field, TextArea } from '@atrium/ui/base';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { KindInputProps } from '../../draft/task-draft.ts';
import { StepChart } from '../../series/step-chart.tsx';
import { FileReport } from '../file/file-report.tsx';
import { OpenFileButton } from '../file/open-file-button.tsx';
import { CommaChoice } from './comma-choice.tsx';
import { DatesFields } from './dates-fields.tsx';
import { type CommaMeaning, guessCommas, parseSeries } from './parse-series.ts';
import { SeriesFileChoices } from './series-file-choices.tsx';
import styles from './series-input.module.css';
import { StepsField } from './steps-field.tsx';
import { useSeriesFile } from './use-series-file.ts';

/** A series of numbers with its chart, its horizon and its season. */
export function SeriesInput({ input, isDisabled, aside, findError, onChange }: KindInputProps<'series'>) {
  const { t } = useLingui();
  const format = useFormat();
  const { values, horizon, season, secondSeason } = input;
  const [typed, setTyped] = useState<TypedSeries>(() => toTypedSeries(values));
  // Values from elsewhere, such as those of a sample, replace the typed text.
  if (typed.values !== values) setTyped(toTypedSeries(values));
  const storeTyped = (next: TypedSeries) => {
    setTyped(next);
    onChange({ ...input, values: next.values });
  };
  const enterText = (text: string, commas = guessCommas(text)) => {
    seriesFile.reader.close();
    storeTyped({ text, commas, values: parseSeries(text, commas) });
  };
  const seriesFile = useSeriesFile(({ values: read, dates, seasons = { season } }) => {
    // The dates and the second season of the previous series do not apply to this one.
    const { dates: _, secondSeason: __, ...rest } = input;
    setTyped(toTypedSeries(read));
    onChange({ ...rest, ...seasons, ...(dates && { dates }), values: read });
  });
  const invalidIndex = values.findIndex(Number.isNaN);
  const position = format.number(invalidIndex + 1);
  const count = values.length;
  const maximum = format.number(LIMITS.seriesLength);
  return (
    <>
      <Field
        label={t({ id: 'tasks.component.input.series', message: 'Series' })}
        isRequired
        aside={aside}
        error={
          invalidIndex >= 0
            ? t({
                id: 'tasks.component.series.not-a-number',
                message: `Value ${position} is not a number`,
              })
            : values.length > LIMITS.seriesLength
              ? t({ id: 'tasks.component.series.too-many', message: `Use at most ${maximum} values` })
              : values[0] === null || values.at(-1) === null
                ? t({
                    id: 'tasks.component.series.missing-end',
                    message: 'The first and the last value must not be missing',
                  })
                : findError('values')
        }
        hint={t({
          id: 'tasks.component.series.hint',
          message: `${plural(count, { one: '# value', other: '# values' })}, oldest first. Separate values with commas, spaces or line breaks. Enter ? for a missing value.`,
        })}
      >
        {(control) => (
          <div className={styles.file}>
            <div>
              <OpenFileButton isDisabled={isDisabled} onFile={(chosen) => seriesFile.reader.read(chosen)} />
            </div>
            <FileReport reader={seriesFile.reader} isDisabled={isDisabled}>
              <SeriesFileChoices seriesFile={seriesFile} isDisabled={isDisabled} />
            </FileReport>
            <TextArea
              {...control}
              minRows={4}
              maxRows={10}
              disabled={isDisabled}
              value={typed.text}
              onChange={(text) => enterText(text)}
            />
            {typed.commas ? (
              <CommaChoice value={typed.commas} onChoose={(commas) => enterText(typed.text, commas)} />
            ) : null}
          </div>
        )}
      </Field>
      {values.length > 1 && invalidIndex < 0 ? (
        <StepChart
          values={values}
          dates={input.dates}
          label={t({ id: 'tasks.component.series.chart', message: 'Input series' })}
        />
      ) : null}
      <div className={styles.steps}>
        <StepsField
          label={t({ id: 'tasks.component.series.horizon', message: 'Forecast steps' })}
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
        <StepsField
          label={t({ id: 'tasks.component.series.second-season', message: 'Second season length' })}
          hint={t({
            id: 'tasks.component.series.second-season-hint',
            message:
              'For example, 168 (a week) for hourly data with a season length of 24 (a day). Enter 0 for none.',
          })}
          value={secondSeason ?? 0}
          min={0}
          max={LIMITS.seriesLength}
          error={findError('secondSeason')}
          isDisabled={isDisabled}
          onChange={(next) => onChange({ ...input, secondSeason: next })}
        />
        <DatesFields
          dates={input.dates}
          error={findError('dates')}
          isDisabled={isDisabled}
          onChange={({ dates }) => {
            const { dates: _, ...rest } = input;
            onChange({ ...rest, ...(dates && { dates }) });
          }}
        />
      </div>
    </>
  );
}

/** The text of the field and its values. */
interface TypedSeries {
  readonly text: string;
  readonly values: (number | null)[];
  /** What commas between digits mean, if the text can be read both ways. */
  readonly commas: CommaMeaning | undefined;
}

function toTypedSeries(values: (number | null)[]): TypedSeries {
  return { values, text: values.map((value) => value ?? '?').join(', '), commas: undefined };
}
