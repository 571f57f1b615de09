import { useFormat } from '@atrium/i18n';
import { RecordTable } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import styles from './confusion-matrix.module.css';

interface ConfusionMatrixProps {
  readonly classes: readonly string[];
  /** `counts[actual][predicted]`: how many examples of the actual class the model assigned to the predicted class. */
  readonly counts: readonly (readonly number[])[];
}

/** The class that the server sends for examples to which the model assigned no class. */
const NO_CLASS = '–';

/** One row for each actual class that occurs, one column for each predicted class, under a heading. */
export function ConfusionMatrix({ classes, counts }: ConfusionMatrixProps) {
  const { t } = useLingui();
  const format = useFormat();
  const title = t({ id: 'management.component.confusion.title', message: 'Confusion matrix' });
  return (
    <>
      <h4 className={styles.title}>{title}</h4>
      <RecordTable
        label={title}
        rows={classes.filter((_, row) => counts[row]?.some((count) => count > 0))}
        rowKey={(actual) => actual}
        columns={[
          {
            key: 'actual',
            title: t({ id: 'management.component.confusion.axes', message: 'Actual ↓ Predicted →' }),
            isName: true,
            render: (actual) => actual,
          },
          ...classes.map((predicted, column) => ({
            key: `to ${predicted}`,
            title:
              predicted === NO_CLASS
                ? t({ id: 'management.component.confusion.none', message: 'None' })
                : predicted,
            isNumber: true,
            render: (actual: string) => {
              const count = counts[classes.indexOf(actual)]?.[column] ?? 0;
              const tone = count === 0 ? 'none' : predicted === actual ? 'right' : 'wrong';
              return (
                <span className={styles.count} data-tone={tone}>
                  {format.number(count)}
                </span>
              );
            },
          })),
        ]}
      />
    </>
  );
}
