import type { TaskId } from '@atrium/contract';
import { TaskInputField } from '@atrium/task-views';
import { Button, FormAlert } from '@atrium/ui/base';
import { IconPlayArrow } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import styles from '../app.module.css';
import { useOpenApp } from '../open-app.ts';
import { RunBlock } from './run-block.tsx';
import { RunOutcome } from './run-outcome.tsx';
import { usePlayground } from './use-playground.ts';
import { useShowWhenDone } from './use-show-when-done.ts';

/** An input, the button that runs it, and the outcome. */
export function RunPlayground({ task }: { readonly task: TaskId }) {
  const { t } = useLingui();
  const { app } = useOpenApp();
  const outcome = useRef<HTMLDivElement>(null);
  const { draft, ran, failure, isRunning, canRun, edit, start, stop } = usePlayground(task);
  useShowWhenDone(outcome, isRunning);
  return (
    <>
      <RunBlock />
      <form
        className={styles.card}
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) start();
        }}
      >
        <TaskInputField
          task={task}
          value={draft}
          sample={app.sample}
          errors={failure?.fields}
          onChange={edit}
        />
        <FormAlert>
          {failure ? (
            <>
              {t({
                id: 'assets.page.app.failed',
                message: 'The run failed. Your input is unchanged; try again.',
              })}{' '}
              {failure.msg}
            </>
          ) : null}
        </FormAlert>
        <div className={styles.actions}>
          <span className={styles.keys}>
            {t({ id: 'assets.page.app.run-hint', message: 'Press Ctrl+Enter to run' })}
          </span>
          {isRunning ? (
            <Button onClick={() => stop()}>{t({ id: 'assets.page.app.stop', message: 'Stop' })}</Button>
          ) : null}
          <Button
            type="primary"
            htmlType="submit"
            icon={<IconPlayArrow />}
            loading={isRunning}
            disabled={!canRun}
          >
            {t({ id: 'assets.page.app.run', message: 'Run' })}
          </Button>
        </div>
      </form>
      <div ref={outcome} className={styles.outcome}>
        {ran ? <RunOutcome key={ran.response.id} task={task} ran={ran} /> : null}
      </div>
    </>
  );
}
