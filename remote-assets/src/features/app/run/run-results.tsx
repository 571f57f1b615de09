import type { TaskId } from '@atrium/contract';
import { ComparisonSummary, type TaskDraft } from '@atrium/task-views';
import { StateView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import type { SuccessfulRun } from './playground-atoms.ts';
import { RecentRuns } from './recent-runs.tsx';
import styles from './run.module.css';
import { RunOutcome } from './run-outcome.tsx';
import { useRunComparison } from './use-run-comparison.ts';

interface RunResultsProps {
  readonly task: TaskId;
  /** The current content of the input field. */
  readonly draft: TaskDraft;
  readonly runs: readonly SuccessfulRun[];
  readonly shown: SuccessfulRun | undefined;
  /** The run beside the shown one, so that the user can compare both. */
  readonly compared: SuccessfulRun | undefined;
  /** Whether a newer run is in progress or has failed. The shown result then belongs to an earlier run. */
  readonly isOutdated: boolean;
}

/** The result of the shown run, the result that it is compared with, and the list of recent runs. */
export function RunResults({ task, draft, runs, shown, compared, isOutdated }: RunResultsProps) {
  const { t } = useLingui();
  const comparison = useRunComparison(task, shown, compared);
  if (!shown) {
    return (
      <div className={styles.none}>
        <StateView
          kind="empty"
          title={t({ id: 'assets.page.app.no-result', message: 'No result yet' })}
          description={t({
            id: 'assets.page.app.no-result-description',
            message: 'Run the app to see its result here.',
          })}
        />
      </div>
    );
  }
  const shownRuns = compared ? [shown, compared] : [shown];
  return (
    <>
      {runs.length > 1 ? <RecentRuns runs={runs} shown={shown} compared={compared} /> : null}
      {comparison ? (
        <ComparisonSummary task={task} comparison={comparison} />
      ) : compared ? (
        <p className={styles.note}>
          {t({
            id: 'assets.page.app.other-input',
            message: 'These runs have different inputs, so their changes are not marked.',
          })}
        </p>
      ) : null}
      <div className={styles.outcomes}>
        {shownRuns.map((run) => (
          <RunOutcome
            key={run.response.id}
            task={task}
            run={run}
            draft={draft}
            isOutdated={isOutdated}
            changes={comparison?.getChanges(run)}
          />
        ))}
      </div>
    </>
  );
}
