import type { EngineTrial } from './engine-trial.ts';
import { imageTrials } from './image-trials.ts';
import { tableTrials } from './table-trials.ts';
import { textTrials } from './text-trials.ts';

/** What every embedded engine is tried on: by the tests for its quality, by the bench for its speed too. */
export const ENGINE_TRIALS: readonly EngineTrial[] = [...textTrials, ...imageTrials, ...tableTrials];
