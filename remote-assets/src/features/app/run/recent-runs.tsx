import { truncateEnd, versionName } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { useSetPaneAtom } from '@atrium/runtime';
import { Choice } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { compareRunAtom, type SuccessfulRun, showRunAtom } from './playground-atoms.ts';
import styles from './run.module.css';

interface RecentRunsProps {
  /** Newest first. */
  readonly runs: readonly SuccessfulRun[];
  readonly shown: SuccessfulRun;
  readonly compared: SuccessfulRun | undefined;
}

/** The last runs since the page was opened. The user chooses the one to show and another to compare with it. */
export function RecentRuns({ runs, shown, compared }: RecentRunsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const show = useSetPaneAtom(showRunAtom);
  const compare = useSetPaneAtom(compareRunAtom);
  const compareId = useId();
  const others = runs.filter((run) => run !== shown);
  return (
    <div className={styles.recent}>
      <ol
        className={styles.strip}
        aria-label={t({ id: 'assets.page.app.recent-runs', message: 'Recent runs' })}
      >
        {runs.map((run) => (
          <li key={run.response.id}>
            <button
              type="button"
              className={styles.run}
              aria-pressed={run === shown}
              onClick={() => show(run.response.id)}
            >
              <span>{format.time(run.endedAt)}</span>
              <span className={styles.snippet} dir="auto">
                {getSnippet(run) || versionName(run.response.model.version)}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <label className={styles.compare} htmlFor={compareId}>
        {t({ id: 'assets.page.app.compare-with', message: 'Compare with' })}
        <Choice
          id={compareId}
          value={compared?.response.id ?? ''}
          options={[
            { value: '', label: t({ id: 'assets.page.app.compare-none', message: 'No comparison' }) },
            ...others.map((run) => ({
              value: run.response.id,
              label: `${format.time(run.endedAt)} ${getSnippet(run)}`.trim(),
            })),
          ]}
          onChoose={(id) => compare(id === '' ? undefined : id)}
        />
      </label>
    </div>
  );
}

/** The maximum number of characters of a snippet, so that it fits into the list. */
const SNIPPET_LENGTH = 40;

/** Returns a text that identifies the input: the start of a text, or the name of a file. Empty for other inputs. */
function getSnippet({ draft: { input, file } }: SuccessfulRun): string {
  if (input.kind === 'text') return truncateEnd(input.text.trim(), SNIPPET_LENGTH);
  return file instanceof File ? file.name : '';
}
