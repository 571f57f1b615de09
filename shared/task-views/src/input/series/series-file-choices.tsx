import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { DecimalChoice } from '../file/decimal-choice.tsx';
import styles from '../file/file.module.css';
import { ChoiceField } from '../file/file-report.tsx';
import type { ArrangedSeries } from './arrange-series.ts';
import type { SeriesFile } from './use-series-file.ts';

interface SeriesFileChoicesProps {
  readonly seriesFile: SeriesFile;
  readonly isDisabled: boolean;
}

/** The option for a series without dates. */
const NONE = '';

/** The choices for the opened file: the columns of the series and its dates, and how to read them. */
export function SeriesFileChoices({ seriesFile, isDisabled }: SeriesFileChoicesProps) {
  const { t } = useLingui();
  const { source, names, arranged, choose } = seriesFile;
  if (!source) return null;
  const columns = names.map((name, index) => ({ value: String(index), label: name }));
  return (
    <>
      {names.length > 1 ? (
        <>
          <ChoiceField
            label={t({ id: 'tasks.component.file.series-column', message: 'Column with the values' })}
            value={String(source.column)}
            options={columns}
            isDisabled={isDisabled}
            onChoose={(column) => choose({ column: Number(column) })}
          />
          <ChoiceField
            label={t({ id: 'tasks.component.file.date-column', message: 'Column with the dates' })}
            value={source.dateColumn === undefined ? NONE : String(source.dateColumn)}
            options={[
              { value: NONE, label: t({ id: 'tasks.component.file.no-dates', message: 'No dates' }) },
              ...columns,
            ]}
            isDisabled={isDisabled}
            onChoose={(column) => choose({ dateColumn: column === NONE ? undefined : Number(column) })}
          />
        </>
      ) : null}
      {source.dateColumn !== undefined && source.isOrderAmbiguous ? (
        <ChoiceField
          label={t({ id: 'tasks.component.file.day-order', message: 'Meaning of 3/4/2026' })}
          value={source.order}
          options={[
            {
              value: 'month-first',
              label: t({ id: 'tasks.component.file.month-first', message: 'March 4' }),
            },
            { value: 'day-first', label: t({ id: 'tasks.component.file.day-first', message: 'April 3' }) },
          ]}
          isDisabled={isDisabled}
          onChoose={(order) => choose({ order: order === 'day-first' ? 'day-first' : 'month-first' })}
        />
      ) : null}
      {source.isSeparatorAmbiguous ? (
        <DecimalChoice
          value={source.choices.decimalSeparator}
          isDisabled={isDisabled}
          onChoose={(decimalSeparator) => choose({ decimalSeparator })}
        />
      ) : null}
      {arranged ? <ArrangementReport arranged={arranged} /> : null}
    </>
  );
}

/** The changes that were necessary to create the series: missing values, rows without a date, repeated dates. */
function ArrangementReport({ arranged }: { readonly arranged: ArrangedSeries }) {
  const { t } = useLingui();
  const { gapCount, undatedCount, repeatedCount, isIrregular } = arranged;
  const warnings = [
    gapCount > 0
      ? t({
          id: 'tasks.component.file.gaps',
          message: plural(gapCount, {
            one: '# value is missing. The forecast fills it from the values around it.',
            other: '# values are missing. The forecast fills them from the values around them.',
          }),
        })
      : '',
    undatedCount > 0
      ? t({
          id: 'tasks.component.file.undated',
          message: plural(undatedCount, {
            one: '# row without a valid date was left out.',
            other: '# rows without a valid date were left out.',
          }),
        })
      : '',
    repeatedCount > 0
      ? t({
          id: 'tasks.component.file.repeated',
          message: plural(repeatedCount, {
            one: '# row repeats a date. The last row of each date counts.',
            other: '# rows repeat a date. The last row of each date counts.',
          }),
        })
      : '',
    isIrregular
      ? t({
          id: 'tasks.component.file.irregular',
          message:
            'The dates are not evenly spaced. The values are used in date order, but without their dates.',
        })
      : '',
  ].filter(Boolean);
  return (
    <>
      {warnings.map((warning) => (
        <p key={warning} className={`${styles.warning} ${styles.wide}`}>
          {warning}
        </p>
      ))}
    </>
  );
}
