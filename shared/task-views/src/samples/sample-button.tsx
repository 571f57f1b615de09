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
  readonly sample: SampleSource | null | undefined;
  /** The current content of the field. */
  readonly current: TaskDraft;
  readonly isDisabled: boolean;
  onTake(draft: TaskDraft): void;
}

/** The user's own input, and the sample that replaced it. */
interface Replaced {
  readonly mine: TaskDraft;
  readonly sample: TaskDraft;
}

/** Fills the field with a sample, and with the next one if pressed again. The user can restore their own input. */
export function SampleButton({ task, sample, current, isDisabled, onTake }: SampleButtonProps) {
  const { t } = useLingui();
  const { isFetching, offersNext, hasOwn, takeNext } = useSamples(task, sample, current);
  const [replaced, setReplaced] = useState<Replaced>();
  const isUntouched = replaced?.sample === current;
  const insertSample = async () => {
    const mine = isUntouched ? replaced.mine : !hasOwn && isDraftComplete(current) ? current : undefined;
    // A toast has reported the failure.
    const draft = await takeNext().catch(() => undefined);
    if (!draft) return;
    setReplaced(mine && { mine, sample: draft });
    onTake(draft);
  };
  return (
    <span className={styles.buttons}>
      {isUntouched ? (
        <Button size="small" type="text" disabled={isDisabled} onClick={() => onTake(replaced.mine)}>
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
          : t({ id: 'tasks.component.input.sample', message: 'Use sample' })}
      </Button>
    </span>
  );
}

interface Samples {
  readonly isFetching: boolean;
  /** Whether a sample was taken before, or the field contains the target's own one. The button then offers the next. */
  readonly offersNext: boolean;
  /** Whether the field contains the target's own sample. */
  readonly hasOwn: boolean;
  /** Returns the next sample: the target's own, then those that ship with the product, in a cycle. */
  takeNext(): Promise<TaskDraft | undefined>;
}

/** The samples of a task. They load on demand, and the sample in the field is skipped. */
function useSamples(task: TaskId, own: SampleSource | null | undefined, current: TaskDraft): Samples {
  const [taken, setTaken] = useState(0);
  const [isFetching, setFetching] = useState(false);
  const [shipped, setShipped] = useState<readonly SampleSource[]>();
  const chooseNext = async (): Promise<SampleSource | undefined> => {
    if (own && taken === 0 && !isInField(own, current)) return own;
    const others = shipped ?? (await fetchShipped(task));
    setShipped(others);
    const all = own ? [own, ...others.filter((one) => !isSame(one, own))] : others;
    const at = all.findIndex((one) => isInField(one, current));
    return all[(at + 1) % all.length];
  };
  const takeNext = async () => {
    setFetching(true);
    try {
      const next = await chooseNext();
      const draft = next && (await loadSample(next));
      setTaken(taken + 1);
      return draft;
    } finally {
      setFetching(false);
    }
  };
  const hasOwn = useMemo(() => (own ? isInField(own, current) : false), [own, current]);
  return { isFetching, offersNext: taken > 0 || hasOwn, hasOwn, takeNext };
}

async function fetchShipped(task: TaskId): Promise<readonly SampleSource[]> {
  const { list } = await request(sampleListCall, { task });
  return list.map(({ name, input }) => ({ input, imageName: input.kind === 'image' ? name : null }));
}

function isSame(one: SampleSource, other: SampleSource): boolean {
  if (one.imageName !== other.imageName || getSize(one.input) !== getSize(other.input)) return false;
  return JSON.stringify(one.input) === JSON.stringify(other.input);
}

function isInField(sample: SampleSource, { input, file }: TaskDraft): boolean {
  return isSame(sample, { input, imageName: file instanceof File ? file.name : null });
}

/** Distinguishes most inputs without comparing them completely. */
function getSize(input: SampleSource['input']): number {
  if (input.kind === 'text') return input.text.length;
  return input.kind === 'table' ? input.rows.length : 'values' in input ? input.values.length : 0;
}
