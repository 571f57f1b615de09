import { useFormat } from '@atrium/i18n';
import { StatusMark } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';

interface TestRunVerdictProps {
  readonly passedRun: { readonly runMs: number } | undefined;
  readonly isStale: boolean;
}

/**
 * Says that the draft has passed its test, or that it has changed since then. Empty if no test has passed. Screen
 * readers announce a change.
 */
export function TestRunVerdict({ passedRun, isStale }: TestRunVerdictProps) {
  const { t } = useLingui();
  const format = useFormat();
  const time = format.duration(passedRun?.runMs);
  return (
    <span role="status">
      {passedRun && !isStale ? (
        <StatusMark tone="success">
          {t({ id: 'management.component.items.passed', message: `Test passed in ${time}` })}
        </StatusMark>
      ) : null}
      {isStale ? (
        <StatusMark tone="warning">
          {t({
            id: 'management.component.items.stale',
            message: 'The engine or parameters changed. Run the test again.',
          })}
        </StatusMark>
      ) : null}
    </span>
  );
}
