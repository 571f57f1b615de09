import { useLingui } from '@lingui/react/macro';
import styles from './task-result.module.css';

/** The ways in which an answer can be seen. */
export type ResultView = 'drawn' | 'table' | 'json';

interface ViewChoiceProps {
  readonly view: ResultView;
  readonly views: readonly ResultView[];
  onChoose(view: ResultView): void;
}

/** Chooses how the answer is seen. */
export function ViewChoice({ view, views, onChoose }: ViewChoiceProps) {
  const { t } = useLingui();
  const names: Readonly<Record<ResultView, string>> = {
    drawn: t({ id: 'tasks.component.result.drawn', message: 'Result' }),
    table: t({ id: 'tasks.component.result.table', message: 'Table' }),
    json: 'JSON',
  };
  return (
    <fieldset
      className={styles.views}
      aria-label={t({ id: 'tasks.component.result.view', message: 'View as' })}
    >
      {views.map((each) => (
        <button
          key={each}
          type="button"
          className={styles.view}
          aria-pressed={each === view}
          onClick={() => onChoose(each)}
        >
          {names[each]}
        </button>
      ))}
    </fieldset>
  );
}
