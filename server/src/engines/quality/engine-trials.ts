import type { EngineTrial } from './engine-trial.ts';
import { imageTrials } from './image-trials.ts';
import { tableTrials } from './table-trials.ts';
import { textTrials } from './text-trials.ts';
import { trainedTrials } from './trained-trials.ts';

/** The trials of every embedded engine. The quality tests run them, and the benchmark also measures their speed. */
export const ENGINE_TRIALS: readonly EngineTrial[] = [
  ...textTrials,
  ...imageTrials,
  ...tableTrials,
  ...trainedTrials,
];
