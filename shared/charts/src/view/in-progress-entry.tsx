import { useLingui } from '@lingui/react/macro';
import { useAreChartMessagesLoaded } from '../interaction/use-are-chart-messages-loaded.ts';
import styles from './chart.module.css';

/** The entry of a legend that explains the paler bar of the hour, day or month in progress. */
export function InProgressEntry() {
  return useAreChartMessagesLoaded() ? <InProgressContent /> : null;
}

function InProgressContent() {
  const { t } = useLingui();
  return (
    <li className={styles.entry}>
      <svg className={styles.symbol} viewBox="0 0 16 12" aria-hidden="true">
        <rect className={styles.bar} data-incomplete x="2" width="12" height="12" />
      </svg>
      {t({ id: 'charts.component.legend.in-progress', message: 'In progress' })}
    </li>
  );
}
