import type { Target } from '@atrium/contract';
import { useTaskName } from '../../use-task-name.ts';
import styles from './app-create.module.css';

/** One target: what it does, with which engine, and what it can be tried on. */
export function TargetCard({ target }: { readonly target: Target }) {
  const { name, description, task, engineName, languages, sample } = target;
  const taskName = useTaskName();
  return (
    <span className={styles.targetBody}>
      <span className={styles.targetName}>{name}</span>
      <span className={styles.targetFacts}>
        <span>{taskName(task)}</span>
        <span>{engineName}</span>
        {languages.length > 0 ? <span>{languages.join(' · ')}</span> : null}
      </span>
      {description ? <span className={styles.targetLine}>{description}</span> : null}
      {sample?.input.kind === 'text' ? <q className={styles.sample}>{sample.input.text}</q> : null}
    </span>
  );
}
