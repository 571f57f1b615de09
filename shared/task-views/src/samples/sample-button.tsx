import type { TaskId } from '@atrium/contract';
import { Button } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isDraftComplete } from '../draft/is-draft-complete.ts';
import type { TaskDraft } from '../draft/task-draft.ts';
import type { SampleSource } from './load-sample.ts';
import styles from './sample-button.module.css';
import { useSamples } from './use-samples.ts';

interface SampleButtonProps {
  readonly task: TaskId;
  readonly sample: SampleSource | null | undefined;
  /** What is in the field now. */
  readonly current: TaskDraft;
  readonly isDisabled: boolean;
  onTake(draft: TaskDraft): void;
}

/** Somebody's own input, and the sample that stands in its place. */
interface Replaced {
  readonly mine: TaskDraft;
  readonly sample: TaskDraft;
}

/** Puts a sample into the field; pressed again, the next one. What somebody had made themselves can be had back. */
export function SampleButton({ task, sample, current, isDisabled, onTake }: SampleButtonProps) {
  const { t } = useLingui();
  const { isFetching, hasTaken, isOwnThere, takeNext } = useSamples(task, sample, current);
  const [replaced, setReplaced] = useState<Replaced>();
  const isUntouched = replaced?.sample === current;
  const take = async () => {
    const mine = isUntouched ? replaced.mine : !isOwnThere && isDraftComplete(current) ? current : undefined;
    // A failure is told by a popup; the field stays as it is.
    const draft = await takeNext().catch(() => undefined);
    if (!draft) return;
    setReplaced(mine && { mine, sample: draft });
    onTake(draft);
  };
  return (
    <span className={styles.buttons}>
      {isUntouched ? (
        <Button size="small" type="text" disabled={isDisabled} onClick={() => onTake(replaced.mine)}>
          {t({ id: 'tasks.component.input.put-back', message: 'Restore my input' })}
        </Button>
      ) : null}
      <Button size="small" type="text" disabled={isDisabled} loading={isFetching} onClick={() => void take()}>
        {hasTaken
          ? t({ id: 'tasks.component.input.next-sample', message: 'Next sample' })
          : t({ id: 'tasks.component.input.sample', message: 'Use sample' })}
      </Button>
    </span>
  );
}
