import { type DashboardSummary, ROUTES } from '@atrium/contract';
import { useAppAtomValue, useSetAppAtom } from '@atrium/runtime';
import { Button, SafeLink } from '@atrium/ui/base';
import { IconCheckCircle } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { areFirstStepsHiddenAtom } from './are-first-steps-hidden-atom.ts';
import styles from './first-steps.module.css';

interface FirstStepsProps {
  /** Older servers do not report the steps. */
  readonly steps: DashboardSummary['firstSteps'];
}

/**
 * The first steps in a new deployment. A step is done when a user has taken it. The list is hidden when all steps are
 * done, or when the user hides the list.
 */
export function FirstSteps({ steps }: FirstStepsProps) {
  const { t } = useLingui();
  const titleId = useId();
  const isHidden = useAppAtomValue(areFirstStepsHiddenAtom);
  const setHidden = useSetAppAtom(areFirstStepsHiddenAtom);
  if (!steps || isHidden) return null;
  // An older server, which does not support connections, does not send `hasConnection`.
  const { hasRun, hasOwnApp, hasKey, hasSecondUser, hasConnection } = steps;
  if (hasRun && hasOwnApp && hasKey && hasSecondUser && hasConnection !== false) return null;
  return (
    <section className={styles.steps} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {t({ id: 'dashboard.page.first-steps.title', message: 'First steps' })}
        </h2>
        <Button type="text" onClick={() => setHidden(true)}>
          {t({ id: 'dashboard.page.first-steps.hide', message: 'Hide' })}
        </Button>
      </div>
      <ol className={styles.list}>
        <Step isDone={hasRun} to={ROUTES.assets}>
          {t({ id: 'dashboard.page.first-steps.run', message: 'Run an example app' })}
        </Step>
        <Step isDone={hasOwnApp} to="/admin/assets/nlpApp/create">
          {t({ id: 'dashboard.page.first-steps.app', message: 'Create your own app' })}
        </Step>
        <Step isDone={hasKey} to={ROUTES.assets}>
          {t({ id: 'dashboard.page.first-steps.key', message: 'Create an API key' })}
        </Step>
        {hasConnection === undefined ? null : (
          <Step isDone={hasConnection} to="/admin/system/connections">
            {t({ id: 'dashboard.page.first-steps.connection', message: 'Connect a model server' })}
          </Step>
        )}
        <Step isDone={hasSecondUser} to="/admin/system/users">
          {t({ id: 'dashboard.page.first-steps.user', message: 'Invite a user' })}
        </Step>
      </ol>
    </section>
  );
}

interface StepProps {
  readonly isDone: boolean;
  readonly to: string;
  readonly children: string;
}

function Step({ isDone, to, children }: StepProps) {
  const { t } = useLingui();
  const label = isDone
    ? t({ id: 'dashboard.page.first-steps.done', message: 'Done' })
    : t({ id: 'dashboard.page.first-steps.open', message: 'To do' });
  return (
    <li className={styles.step}>
      <span className={styles.mark} data-done={isDone} role="img" aria-label={label}>
        {isDone ? <IconCheckCircle aria-hidden /> : null}
      </span>
      {isDone ? <span className={styles.done}>{children}</span> : <SafeLink to={to}>{children}</SafeLink>}
    </li>
  );
}
