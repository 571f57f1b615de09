import type { TaskId } from '@atrium/contract';
import { TaskInputField } from '@atrium/task-views';
import { Button, FormAlert } from '@atrium/ui/base';
import { IconPlayArrow } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef, useState } from 'react';
import styles from '../app.module.css';
import { useOpenApp } from '../open-app.ts';
import { InactiveAppBanner } from './inactive-app-banner.tsx';
import runStyles from './run.module.css';
import { RunOptions } from './run-options.tsx';
import { RunResults } from './run-results.tsx';
import { StoredInputHint } from './stored-input-hint.tsx';
import { usePlayground } from './use-playground.ts';

/** An input, the button that runs it, and the results. Wide pages show them side by side. */
export function RunPlayground({ task }: { readonly task: TaskId }) {
  const { t } = useLingui();
  const { app } = useOpenApp();
  // Empty for the binding of the app.
  const [binding, setBinding] = useState('');
  const results = useRef<HTMLDivElement>(null);
  const { draft, runs, shown, compared, failure, isRunning, canRun, edit, start, stop } = usePlayground(task);
  useScrollIntoViewAfterRun(results, isRunning);
  return (
    <>
      <InactiveAppBanner />
      <div className={runStyles.frame}>
        <div className={runStyles.playground} data-compares={compared !== undefined}>
          <form
            className={runStyles.input}
            onSubmit={(event) => {
              event.preventDefault();
              start(binding);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) start(binding);
            }}
          >
            <TaskInputField
              task={task}
              value={draft}
              sample={app.sample}
              errors={failure?.fields}
              onChange={edit}
            />
            <StoredInputHint />
            <RunOptions binding={binding} onBindingChange={setBinding} />
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
            <div className={runStyles.actions}>
              <span className={styles.shortcut}>
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
          <div ref={results} className={runStyles.results} aria-busy={isRunning}>
            <RunResults
              task={task}
              draft={draft}
              runs={runs}
              shown={shown}
              compared={compared}
              isOutdated={isRunning || failure !== undefined}
            />
          </div>
        </div>
      </div>
    </>
  );
}

/** Scrolls an element into view when a run ends, because the element may be below the Run button. */
function useScrollIntoViewAfterRun(element: RefObject<HTMLElement | null>, isRunning: boolean): void {
  const wasRunning = useRef(false);
  useEffect(() => {
    if (!isRunning && wasRunning.current && element.current?.hasChildNodes()) {
      element.current.scrollIntoView({ block: 'nearest' });
    }
    wasRunning.current = isRunning;
  }, [isRunning, element]);
}
