import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { DecimalChoice } from '../file/decimal-choice.tsx';
import styles from '../file/file.module.css';
import { ChoiceField } from '../file/file-report.tsx';
import type { SeriesFile } from './use-series-file.ts';

interface SeriesFileChoicesProps {
  readonly series: SeriesFile;
  readonly isDisabled: boolean;
}

/** The column of the opened file that contains the series, and how its numbers are read. */
export function SeriesFileChoices({ series, isDisabled }: SeriesFileChoicesProps) {
  const { t } = useLingui();
  const { source, names, emptyCount, choose } = series;
  if (!source) return null;
  return (
    <>
      {names.length > 1 ? (
        <ChoiceField
          label={t({ id: 'tasks.component.file.series-column', message: 'Column with the values' })}
          value={String(source.column)}
          options={names.map((name, index) => ({ value: String(index), label: name }))}
          isDisabled={isDisabled}
          onChoose={(column) => choose({ column: Number(column) })}
        />
      ) : null}
      {source.isAmbiguous ? (
        <DecimalChoice
          value={source.choices.style}
          isDisabled={isDisabled}
          onChoose={(style) => choose({ style })}
        />
      ) : null}
      {emptyCount > 0 ? (
        <p className={styles.warning}>
          {t({
            id: 'tasks.component.file.empty-left-out',
            message: plural(emptyCount, {
              one: '# empty cell was left out.',
              other: '# empty cells were left out.',
            }),
          })}
        </p>
      ) : null}
    </>
  );
}
