import { truncateEnd, versionName } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { useSetPaneAtom } from '@atrium/runtime';
import { Choice } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { compareRunAtom, type FinishedRun, showRunAtom } from './playground-atoms.ts';
import styles from './run.module.css';

interface RecentRunsProps {
  /** Newest first. */
  readonly runs: readonly FinishedRun[];
  readonly shown: FinishedRun;
  readonly compared: FinishedRun | undefined;
}

/** The runs since the page was opened: the user shows one, and compares it with another one. */
export function RecentRuns({ runs, shown, compared }: RecentRunsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const show = useSetPaneAtom(showRunAtom);
  const compare = useSetPaneAtom(compareRunAtom);
  const compareId = useId();
  const others = runs.filter((ran) => ran !== shown);
  return (
    <div className={styles.recent}>
      <ol
        className={styles.strip}
        aria-label={t({ id: 'assets.page.app.recent-runs', message: 'Recent runs' })}
      >
        {runs.map((ran) => (
          <li key={ran.response.id}>
            <button
              type="button"
              className={styles.run}
              aria-pressed={ran === shown}
              onClick={() => show(ran.response.id)}
            >
              <span>{format.time(ran.endedAt)}</span>
              <span className={styles.snippet} dir="auto">
                {getSnippet(ran) || versionName(ran.response.model.version)}
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
            ...others.map((ran) => ({
              value: ran.response.id,
              label: `${format.time(ran.endedAt)} ${getSnippet(ran)}`.trim(),
            })),
          ]}
          onChoose={(id) => compare(id === '' ? undefined : id)}
        />
      </label>
    </div>
  );
}

/** Longer starts of a text do not fit into the list. */
const SNIPPET_LENGTH = 40;

/** Returns what identifies the input: the start of a text, or the name of a file. */
function getSnippet({ draft: { input, file } }: FinishedRun): string {
  if (input.kind === 'text') return truncateEnd(input.text.trim(), SNIPPET_LENGTH);
  return file instanceof File ? file.name : '';
}
