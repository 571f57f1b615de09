import { includesLevel, RUN_STATUSES } from '@atrium/contract';
import type { ListQuery } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { Choice } from '@atrium/ui/data';
import { IconRefresh } from '@atrium/ui/shell';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import styles from '../app.module.css';
import { useOpenApp } from '../open-app.ts';
import { ClearHistory } from './clear-history.tsx';
import { ExportHistory } from './export-history.tsx';
import { useRunStatusLabels } from './run-status.tsx';

interface HistoryBarProps {
  readonly query: ListQuery;
  /** Whether no run matches the filters. */
  readonly isEmpty: boolean;
  onReload(): Promise<void>;
}

/** Shows the log policy and retention, filters and exports the runs, and clears the history. */
export function HistoryBar({ query, isEmpty, onReload }: HistoryBarProps) {
  const { t } = useLingui();
  const { app } = useOpenApp();
  const labels = useRunStatusLabels();
  const days = app.retentionDays;
  const storageHints = {
    none: t({ id: 'assets.page.history.stores-none', message: 'Runs are not stored.' }),
    metadata: t({
      id: 'assets.page.history.stores-metadata',
      message: `Runs are stored without inputs and outputs for ${plural(days, { one: '# day', other: '# days' })}.`,
    }),
    full: t({
      id: 'assets.page.history.stores-full',
      message: `Runs are stored with inputs and outputs for ${plural(days, { one: '# day', other: '# days' })}.`,
    }),
  };
  return (
    <div className={styles.bar}>
      <p className={styles.hint}>
        {storageHints[app.logPolicy]}{' '}
        {includesLevel(app.level, 'view')
          ? null
          : t({ id: 'assets.page.history.own-runs', message: 'You see only your own runs.' })}
      </p>
      <div className={styles.tools}>
        <Choice
          aria-label={t({ id: 'assets.page.history.filter-status', message: 'Status' })}
          value={query.getFilter('status')}
          options={[
            { value: '', label: t({ id: 'assets.page.history.any-status', message: 'All statuses' }) },
            ...RUN_STATUSES.map((value) => ({ value, label: labels[value] })),
          ]}
          onChoose={(status) => query.search({ status })}
        />
        <Choice
          aria-label={t({ id: 'assets.page.history.feedback', message: 'Feedback' })}
          value={query.getFilter('feedback')}
          options={[
            { value: '', label: t({ id: 'assets.page.history.any-feedback', message: 'All feedback' }) },
            { value: '1', label: t({ id: 'assets.page.app.feedback-good', message: 'Useful' }) },
            { value: '-1', label: t({ id: 'assets.page.app.feedback-bad', message: 'Not useful' }) },
          ]}
          onChoose={(feedback) => query.search({ feedback })}
        />
        <Button
          icon={<IconRefresh />}
          aria-label={t({ id: 'assets.page.history.refresh', message: 'Refresh' })}
          onClick={() => void onReload()}
        />
        <ExportHistory filters={query.body.filters} isDisabled={isEmpty} />
        {includesLevel(app.level, 'manage') ? (
          <ClearHistory isDisabled={isEmpty} onCleared={onReload} />
        ) : null}
      </div>
    </div>
  );
}
