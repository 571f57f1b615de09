import { useFormat } from '@atrium/i18n';
import { SafeLink } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './rank-table.module.css';

/** One row of a short ranking. */
export interface RankTableRow {
  readonly key: string;
  readonly name: ReactNode;
  /** The text under the name. */
  readonly description?: ReactNode;
  /** The address of the page to which the name links. */
  readonly to: string;
  readonly runs: number;
  readonly errors?: number;
}

interface RankTableProps {
  readonly label: string;
  /** The heading of the name column. */
  readonly noun: string;
  readonly rows: readonly RankTableRow[];
}

/** A ranking by number of runs, highest first; narrow enough for two tables side by side. */
export function RankTable({ label, noun, rows }: RankTableProps) {
  const { t } = useLingui();
  const format = useFormat();
  const hasErrors = rows.some(({ errors }) => errors !== undefined);
  const maxRuns = Math.max(1, ...rows.map(({ runs }) => runs));
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{noun}</th>
          <th scope="col">{t({ id: 'dashboard.page.console.runs', message: 'Runs' })}</th>
          {hasErrors ? (
            <th scope="col">{t({ id: 'dashboard.page.console.failed', message: 'Failed' })}</th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, description, to, runs, errors }) => (
          <tr key={key}>
            <th scope="row">
              <span className={styles.name}>
                <SafeLink to={to}>{name}</SafeLink>
              </span>
              {description ? <span className={styles.description}>{description}</span> : null}
            </th>
            <td>
              {format.number(runs)}
              <span className={styles.bar} style={{ inlineSize: `${(runs / maxRuns) * 100}%` }} />
            </td>
            {hasErrors ? <td>{format.number(errors ?? 0)}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
