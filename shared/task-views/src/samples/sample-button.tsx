import { sampleListCall, type TaskId } from '@atrium/contract';
import { request } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { isDraftComplete, type TaskDraft } from '../draft/task-draft.ts';
import { loadSample, type SampleSource } from './load-sample.ts';
import styles from './sample-button.module.css';

interface SampleButtonProps {
  readonly task: TaskId;
  /** The sample of the target, if it has one. */
  readonly sample: SampleSource | null | undefined;
  /** The current content of the field. */
  readonly current: TaskDraft;
  readonly isDisabled: boolean;
  /** Puts a sample, or the restored input of the user, into the field. */
  onInsert(draft: TaskDraft): void;
}

/** The input of the user, and the sample that replaced it. */
interface ReplacedInput {
  readonly mine: TaskDraft;
  readonly sample: TaskDraft;
}

/** Inserts a sample, and the next one if pressed again. The user can restore their previous input. */
export function SampleButton({ task, sample, current, isDisabled, onInsert }: SampleButtonProps) {
  const { t } = useLingui();
  const { isFetching, offersNext, hasTargetSample, loadNext } = useSamples(task, sample, current);
  const [replaced, setReplaced] = useState<ReplacedInput>();
  const isSampleUnchanged = replaced?.sample === current;
  const insertSample = async () => {
    // The input to restore is the complete input before the first sample. The target's sample is not the user's input.
    const mine = isSampleUnchanged
      ? replaced.mine
      : !hasTargetSample && isDraftComplete(current)
        ? current
        : undefined;
    // A toast has reported the failure.
    const draft = await loadNext().catch(() => undefined);
    if (!draft) return;
    setReplaced(mine && { mine, sample: draft });
    onInsert(draft);
  };
  return (
    <span className={styles.buttons}>
      {isSampleUnchanged ? (
        <Button size="small" type="text" disabled={isDisabled} onClick={() => onInsert(replaced.mine)}>
          {t({ id: 'tasks.component.input.restore', message: 'Restore my input' })}
        </Button>
      ) : null}
      <Button
        size="small"
        type="text"
        disabled={isDisabled}
        loading={isFetching}
        onClick={() => void insertSample()}
      >
        {offersNext
          ? t({ id: 'tasks.component.input.next-sample', message: 'Next sample' })
          : t({ id: 'tasks.component.input.sample', message: 'Load sample data' })}
      </Button>
    </span>
  );
}

interface Samples {
  readonly isFetching: boolean;
  /**
   * Whether the button offers the next sample: the user has inserted one, or the field contains the target's sample.
   */
  readonly offersNext: boolean;
  /** Whether the field contains the target's sample. */
  readonly hasTargetSample: boolean;
  /** Loads the next sample. Cycles through the target's sample and the samples that ship with the product. */
  loadNext(): Promise<TaskDraft | undefined>;
}

/** The samples of a task. They load on demand, and the sample in the field is skipped. */
function useSamples(
  task: TaskId,
  targetSample: SampleSource | null | undefined,
  current: TaskDraft,
): Samples {
  const [hasInserted, setHasInserted] = useState(false);
  const [isFetching, setFetching] = useState(false);
  const [shipped, setShipped] = useState<readonly SampleSource[]>();
  const chooseNext = async (): Promise<SampleSource | undefined> => {
    if (targetSample && !hasInserted && !isInField(targetSample, current)) return targetSample;
    const others = shipped ?? (await fetchShipped(task));
    setShipped(others);
    const all = targetSample
      ? [targetSample, ...others.filter((sample) => !isSame(sample, targetSample))]
      : others;
    const index = all.findIndex((sample) => isInField(sample, current));
    return all[(index + 1) % all.length];
  };
  const loadNext = async () => {
    setFetching(true);
    try {
      const next = await chooseNext();
      const draft = next && (await loadSample(next));
      if (draft) setHasInserted(true);
      return draft;
    } finally {
      setFetching(false);
    }
  };
  const hasTargetSample = useMemo(
    () => (targetSample ? isInField(targetSample, current) : false),
    [targetSample, current],
  );
  return { isFetching, offersNext: hasInserted || hasTargetSample, hasTargetSample, loadNext };
}

async function fetchShipped(task: TaskId): Promise<readonly SampleSource[]> {
  const { list } = await request(sampleListCall, { task });
  return list.map(({ name, input }) => ({ input, imageName: input.kind === 'image' ? name : null }));
}

function isSame(left: SampleSource, right: SampleSource): boolean {
  if (left.imageName !== right.imageName || getSize(left.input) !== getSize(right.input)) return false;
  return JSON.stringify(left.input) === JSON.stringify(right.input);
}

function isInField(sample: SampleSource, { input, file }: TaskDraft): boolean {
  return isSame(sample, { input, imageName: file instanceof File ? file.name : null });
}

/** Returns a size that differs between most inputs, so that few inputs must be compared completely. */
function getSize(input: SampleSource['input']): number {
  if (input.kind === 'text') return input.text.length;
  return input.kind === 'table' ? input.rows.length : 'values' in input ? input.values.length : 0;
}
