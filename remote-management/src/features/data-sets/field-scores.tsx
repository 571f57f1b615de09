import type { FieldScore } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { useRowPages } from '@atrium/task-views';
import { RecordTable } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import styles from './data-sets.module.css';
import { useMetricNames } from './use-data-set-labels.ts';

interface FieldScoresProps {
  readonly fields: readonly FieldScore[];
  /** The fields of another evaluation to compare with. */
  readonly otherFields?: readonly FieldScore[];
}

/** How often each field of a JSON result was right. With `otherFields`, also shows this for the other evaluation. */
export function FieldScores({ fields, otherFields }: FieldScoresProps) {
  const { t } = useLingui();
  const format = useFormat();
  const names = useMetricNames();
  const { firstRow, pageSize, pager } = useRowPages(fields.length);
  const title = otherFields
    ? t({ id: 'management.page.data-sets.field-changes', message: 'Comparison by field' })
    : t({ id: 'management.page.data-sets.fields', message: 'Results by field' });
  const formatShare = ({ hits, expected }: FieldScore) => format.percent(hits / expected);
  return (
    <>
      <h4 className={styles.sectionTitle}>{title}</h4>
      <RecordTable
        label={title}
        rows={fields.slice(firstRow, firstRow + pageSize)}
        rowKey={({ path }) => path}
        columns={[
          {
            key: 'path',
            title: t({ id: 'management.page.data-sets.field', message: 'Field' }),
            isName: true,
            render: ({ path }) => <bdi dir="ltr">{path}</bdi>,
          },
          {
            key: 'hits',
            title: t({ id: 'management.page.data-sets.field-hits', message: 'Right values' }),
            isNumber: true,
            render: ({ hits, expected }) => (
              <bdi dir="ltr">{`${format.number(hits)}/${format.number(expected)}`}</bdi>
            ),
          },
          {
            key: 'share',
            title: names.accuracy,
            isNumber: true,
            render: (field) => {
              if (!otherFields) return formatShare(field);
              const other = otherFields.find(({ path }) => path === field.path);
              return <bdi dir="ltr">{`${other ? formatShare(other) : '–'} → ${formatShare(field)}`}</bdi>;
            },
          },
        ]}
      />
      {pager}
    </>
  );
}
