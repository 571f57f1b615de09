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
    drawn: t({ id: 'tasks.component.result.drawn', message: '结果' }),
    table: t({ id: 'tasks.component.result.table', message: '表格' }),
    json: 'JSON',
  };
  return (
    <fieldset
      className={styles.views}
      aria-label={t({ id: 'tasks.component.result.view', message: '查看方式' })}
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
