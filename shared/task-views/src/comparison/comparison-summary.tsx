import type { TaskId } from '@atrium/contract';
import { useAreTaskMessagesLoaded } from '../messages/use-are-task-messages-loaded.ts';
import type { OutputComparison } from './compare-outputs.ts';
import styles from './comparison.module.css';
import { useDescribeComparison } from './use-describe-comparison.ts';

interface ComparisonSummaryProps {
  readonly task: TaskId;
  readonly comparison: OutputComparison;
}

/** How a result differs from an earlier one, in one sentence. Announced to screen readers. */
export function ComparisonSummary(props: ComparisonSummaryProps) {
  return (
    <p role="status" className={styles.summary}>
      {useAreTaskMessagesLoaded() ? <Summary {...props} /> : null}
    </p>
  );
}

function Summary({ task, comparison }: ComparisonSummaryProps) {
  return useDescribeComparison()(task, comparison.summary);
}
