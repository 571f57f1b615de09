import { type TaskId, type TaskInput, truncateEnd } from '@atrium/contract';
import { Segmented } from '@atrium/ui/controls';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { ChangesView } from '../comparison/changes-view.tsx';
import type { ChangedParts } from '../comparison/compare-outputs.ts';
import { useAreTaskMessagesLoaded } from '../messages/use-are-task-messages-loaded.ts';
import { CopyButton } from './copy-button.tsx';
import { DownloadTools } from './download-tools.tsx';
import { OutputView } from './output-view.tsx';
import { readOutput } from './read-output.ts';
import { toResultTable } from './result-table.ts';
import { ResultTableView } from './result-table-view.tsx';
import styles from './task-result.module.css';
import { type ResultView, toClipboardText } from './to-clipboard-text.ts';

export interface TaskResultProps {
  readonly task: TaskId;
  /** The input of the run, if it is stored. The views mark its text and plot its rows. */
  readonly input?: TaskInput | null | undefined;
  /** The output of the run. An output that does not match the task's contract is shown as JSON. */
  readonly output: unknown;
  /** The URL of the input image (`useObjectUrl`). The view outlines the recognized texts or codes in it. */
  readonly imageUrl?: string | undefined;
  /**
   * The parts in which the result differs from another one (`compareOutputs`). They are shown first, in their own view.
   */
  readonly changes?: ChangedParts | undefined;
}

/**
 * The result of a run in three views: the view of its task, a table, and JSON. A compared result also has a view of its
 * changes.
 */
export function TaskResult(props: TaskResultProps) {
  return useAreTaskMessagesLoaded() ? (
    <Result {...props} />
  ) : (
    <div className={styles.skeleton} aria-hidden="true" />
  );
}

function Result({ task, input, output, imageUrl, changes }: TaskResultProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<ResultView>();
  const typedOutput = useMemo(() => readOutput(task, output), [task, output]);
  const table = useMemo(
    () => typedOutput && toResultTable(typedOutput, input ?? undefined),
    [typedOutput, input],
  );
  const labels: Readonly<Partial<Record<ResultView, string>>> = {
    ...(changes && { changes: t({ id: 'tasks.component.result.changes', message: 'Changes' }) }),
    ...(typedOutput && {
      formatted: t({ id: 'tasks.component.result.drawn', message: 'Result' }),
      table: t({ id: 'tasks.component.result.table', message: 'Table' }),
    }),
    json: 'JSON',
  };
  const views = Object.keys(labels) as ResultView[];
  const view = views.find((key) => key === chosen) ?? views[0] ?? 'json';
  return (
    <section
      className={styles.result}
      aria-label={t({ id: 'tasks.component.result.label', message: 'Result' })}
    >
      <div className={styles.head}>
        <Segmented
          label={t({ id: 'tasks.component.result.view', message: 'View as' })}
          value={view}
          options={views.map((key) => ({ value: key, name: labels[key] ?? '' }))}
          onChoose={setChosen}
        />
        <div className={styles.actions}>
          <CopyButton text={() => toClipboardText(view, typedOutput, table, output)} />
          <DownloadTools
            task={task}
            output={output}
            typedOutput={typedOutput}
            table={table}
            imageUrl={imageUrl}
          />
        </div>
      </div>
      {changes && view === 'changes' ? <ChangesView changes={changes} /> : null}
      {typedOutput && view === 'formatted' ? (
        <OutputView typedOutput={typedOutput} input={input ?? undefined} imageUrl={imageUrl} />
      ) : null}
      {table && view === 'table' ? <ResultTableView table={table} /> : null}
      {view === 'json' ? <JsonView value={output} /> : null}
    </section>
  );
}

/** The maximum number of characters that are shown. More would slow down the page. */
const MAX_SHOWN = 100_000;

/** The maximum number of lines that are visible without scrolling. */
const MAX_LINES = 24;

/** A value as JSON. A text box can be focused, so that keys scroll and select it. */
function JsonView({ value }: { readonly value: unknown }) {
  const { t } = useLingui();
  const text = JSON.stringify(value, null, 2) ?? '';
  return (
    <>
      <textarea
        readOnly
        className={styles.json}
        rows={text.split('\n', MAX_LINES).length}
        spellCheck={false}
        aria-label={t({ id: 'tasks.component.result.json', message: 'Result as JSON' })}
        value={truncateEnd(text, MAX_SHOWN)}
      />
      {text.length > MAX_SHOWN ? (
        <p className={styles.note}>
          {t({
            id: 'tasks.component.result.json-truncated',
            message: 'Only the first part is shown. Copy or download the JSON to get all of it.',
          })}
        </p>
      ) : null}
    </>
  );
}
