import { cutText } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';
import styles from './task-result.module.css';

/** More characters than this would hold the page up. */
const MOST_SHOWN = 100_000;

/** Anything, as JSON: in a box that takes the focus, so that keys scroll and select it. */
export function JsonView({ value }: { readonly value: unknown }) {
  const { t } = useLingui();
  const text = JSON.stringify(value, null, 2) ?? '';
  return (
    <>
      <textarea
        readOnly
        className={styles.json}
        rows={Math.min(24, text.split('\n', 25).length)}
        spellCheck={false}
        aria-label={t({ id: 'tasks.component.result.json', message: 'Result as JSON' })}
        value={cutText(text, MOST_SHOWN)}
      />
      {text.length > MOST_SHOWN ? (
        <p className={styles.note}>
          {t({
            id: 'tasks.component.result.json-cut',
            message: 'Only the first part is shown. Copy to get the full JSON.',
          })}
        </p>
      ) : null}
    </>
  );
}
