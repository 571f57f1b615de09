import { StateView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { knownTask } from '../../../known-task.ts';
import { useOpenApp } from '../open-app.ts';
import { RunBench } from './run-bench.tsx';

/** Where an app is run on input of one's own. */
export function RunTab() {
  const { t } = useLingui();
  const { app } = useOpenApp();
  const task = knownTask(app.task);
  if (task) return <RunBench task={task} />;
  return (
    <StateView
      kind="empty"
      title={t({ id: 'assets.page.app.unknown-task', message: '这个控制台还不认识该应用的任务' })}
      line={t({ id: 'assets.page.app.unknown-task-line', message: '请刷新页面，获取新版控制台。' })}
    />
  );
}
