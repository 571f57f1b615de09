import { useFormat } from '@atrium/i18n';
import { RecordTable } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import styles from '../versions.module.css';

/** How many rows of the training table each cluster contains, and their share. `sizes` has one number per cluster. */
export function ClusterSizes({ sizes }: { readonly sizes: readonly number[] }) {
  const { t } = useLingui();
  const format = useFormat();
  const title = t({ id: 'management.page.training.sizes', message: 'Rows by cluster' });
  const total = sizes.reduce((sum, size) => sum + size, 0);
  // `format.percent` below gives all of these shares the same number of decimal digits.
  const shares = sizes.map((size) => size / total);
  return (
    <>
      <h4 className={styles.sectionTitle}>{title}</h4>
      <RecordTable
        label={title}
        rows={sizes.map((size, cluster) => ({ size, cluster }))}
        rowKey={({ cluster }) => String(cluster)}
        columns={[
          {
            key: 'cluster',
            title: t({ id: 'management.page.training.cluster', message: 'Cluster' }),
            isName: true,
            render: ({ cluster }) => format.number(cluster + 1),
          },
          {
            key: 'rows',
            title: t({ id: 'management.page.training.rows', message: 'Rows' }),
            isNumber: true,
            render: ({ size }) => format.number(size),
          },
          {
            key: 'share',
            title: t({ id: 'management.page.training.share', message: 'Share' }),
            isNumber: true,
            render: ({ size }) => format.percent(size / total, shares),
          },
        ]}
      />
    </>
  );
}
