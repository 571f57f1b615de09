import { StateView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { toKnownTask } from '../../../to-known-task.ts';
import { useOpenApp } from '../open-app.ts';
import { RunPlayground } from './run-playground.tsx';

/** The tab that runs an app on the user's own input. */
export function RunTab() {
  const { t } = useLingui();
  const { app } = useOpenApp();
  const task = toKnownTask(app.task);
  if (task) return <RunPlayground task={task} />;
  return (
    <StateView
      kind="empty"
      title={t({
        id: 'assets.page.app.unknown-task',
        message: 'This version of the console does not support the task of this app',
      })}
      description={t({
        id: 'assets.page.app.unknown-task-description',
        message: 'Reload the page to update the console.',
      })}
    />
  );
}
