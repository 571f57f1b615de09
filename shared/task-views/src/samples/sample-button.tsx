import type { TaskId } from '@atrium/contract';
import { Button } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import type { TaskDraft } from '../draft/task-draft.ts';
import type { SampleSource } from './load-sample.ts';
import { useSamples } from './use-samples.ts';

interface SampleButtonProps {
  readonly task: TaskId;
  readonly sample: SampleSource | null | undefined;
  /** What is in the field now. */
  readonly current: TaskDraft;
  readonly isDisabled: boolean;
  onTake(draft: TaskDraft): void;
}

/** Puts a sample into the field; pressed again, the next one. */
export function SampleButton({ task, sample, current, isDisabled, onTake }: SampleButtonProps) {
  const { t } = useLingui();
  const { isFetching, hasTaken, takeNext } = useSamples(task, sample, current);
  const take = async () => {
    // A failure is told by a popup; the field stays as it is.
    const draft = await takeNext().catch(() => undefined);
    if (draft) onTake(draft);
  };
  return (
    <Button size="small" type="text" disabled={isDisabled} loading={isFetching} onClick={() => void take()}>
      {hasTaken
        ? t({ id: 'tasks.component.input.next-sample', message: '换一个示例' })
        : t({ id: 'tasks.component.input.sample', message: '填入示例' })}
    </Button>
  );
}
