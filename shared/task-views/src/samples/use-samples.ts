import { sampleListCall, type TaskId } from '@atrium/contract';
import { request } from '@atrium/runtime';
import { useMemo, useState } from 'react';
import type { TaskDraft } from '../draft/task-draft.ts';
import { loadSample, type SampleSource } from './load-sample.ts';

interface Samples {
  readonly isFetching: boolean;
  /** Whether a sample is there already, so that the next one is another. */
  readonly hasTaken: boolean;
  /** Whether what is in the field is the target's own sample. */
  readonly isOwnThere: boolean;
  /** The next sample: the target's own at first, then those that are shipped, over and over. */
  takeNext(): Promise<TaskDraft | undefined>;
}

/** The samples of a task. Nothing is fetched before somebody asks for one, and none is taken that is there already. */
export function useSamples(task: TaskId, own: SampleSource | null | undefined, current: TaskDraft): Samples {
  const [taken, setTaken] = useState(0);
  const [isFetching, setFetching] = useState(false);
  const [shipped, setShipped] = useState<readonly SampleSource[]>();
  const chooseNext = async (): Promise<SampleSource | undefined> => {
    if (own && taken === 0 && !isIn(own, current)) return own;
    const others = shipped ?? (await fetchShipped(task));
    setShipped(others);
    const all = own ? [own, ...others.filter((one) => !isSame(one, own))] : others;
    const at = all.findIndex((one) => isIn(one, current));
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
  const isOwnThere = useMemo(() => (own ? isIn(own, current) : false), [own, current]);
  return { isFetching, hasTaken: taken > 0 || isOwnThere, isOwnThere, takeNext };
}

async function fetchShipped(task: TaskId): Promise<readonly SampleSource[]> {
  const { list } = await request(sampleListCall, { task });
  return list.map(({ name, input }) => ({ input, imageName: input.kind === 'image' ? name : null }));
}

function isSame(one: SampleSource, other: SampleSource): boolean {
  if (one.imageName !== other.imageName || sizeOf(one.input) !== sizeOf(other.input)) return false;
  return JSON.stringify(one.input) === JSON.stringify(other.input);
}

function isIn(sample: SampleSource, { input, file }: TaskDraft): boolean {
  return isSame(sample, { input, imageName: file instanceof File ? file.name : null });
}

/** Tells most inputs apart without reading them whole. */
function sizeOf(input: SampleSource['input']): number {
  if (input.kind === 'text') return input.text.length;
  return input.kind === 'table' ? input.rows.length : 'values' in input ? input.values.length : 0;
}
