import type { TargetRow } from '@atrium/contract';
import { useLanguageName } from '@atrium/task-views';
import { useTaskName } from '../../use-task-name.ts';
import styles from './app-create.module.css';
import { TargetSample } from './target-sample.tsx';

/** One target: what it does, with which engine, and what it can be tried on. */
export function TargetCard({ target }: { readonly target: TargetRow }) {
  const { name, description, task, engineName, languages, sample } = target;
  const taskName = useTaskName();
  const languageName = useLanguageName();
  return (
    <span className={styles.targetBody}>
      <span className={styles.targetName}>{name}</span>
      <span className={styles.targetFacts}>
        <span>{taskName(task)}</span>
        <span>{engineName}</span>
        {languages.length > 0 ? <span>{languages.map(languageName).join(' · ')}</span> : null}
      </span>
      {description ? <span className={styles.targetLine}>{description}</span> : null}
      {sample ? <TargetSample sample={sample} /> : null}
    </span>
  );
}
