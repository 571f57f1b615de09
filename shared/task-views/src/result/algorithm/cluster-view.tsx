import type { ClusterOutput, TableInput } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';
import styles from './algorithm.module.css';
import { GroupPlot } from './group-plot.tsx';

interface ClusterViewProps {
  readonly output: ClusterOutput;
  readonly table: TableInput | undefined;
}

/** The number of clusters, their separation, and a plot of the rows. */
export function ClusterView({ output, table }: ClusterViewProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { labels, centroids, columns, silhouette } = output;
  return (
    <div className={styles.box}>
      <dl className={styles.metrics}>
        <div>
          <dt>{t({ id: 'tasks.component.cluster.count', message: 'Clusters' })}</dt>
          <dd>{format.number(centroids.length)}</dd>
        </div>
        <div>
          <dt>{t({ id: 'tasks.component.cluster.silhouette', message: 'Silhouette' })}</dt>
          <dd>{silhouette === null ? '–' : format.number(silhouette, { maximumFractionDigits: 3 })}</dd>
        </div>
      </dl>
      <p className={styles.note}>
        {t({
          id: 'tasks.component.cluster.silhouette-hint',
          message:
            'The silhouette ranges from −1 to 1. Higher values mean better separated clusters. Crosses mark cluster centers.',
        })}
      </p>
      <GroupPlot
        label={t({ id: 'tasks.component.cluster.plot', message: 'Rows by cluster' })}
        table={table}
        usedColumns={columns}
        groups={labels}
        centroids={centroids}
        names={centroids.map((_, group) => {
          const number = format.number(group + 1);
          return { group, name: t({ id: 'tasks.component.cluster.name', message: `Cluster ${number}` }) };
        })}
      />
    </div>
  );
}
