import type { Algorithm, TaskId } from '@atrium/contract';
import { createContext, use } from 'react';

interface OpenAlgorithm {
  readonly algorithm: Algorithm;
  /** The task of the algorithm. Undefined if this console does not support the task. */
  readonly task: TaskId | undefined;
  /** Reloads the algorithm and its aliases. */
  reload(): Promise<void>;
}

const AlgorithmContext = createContext<OpenAlgorithm | undefined>(undefined);

export const AlgorithmProvider = AlgorithmContext;

/** Returns the algorithm whose versions the page shows. */
export function useAlgorithm(): OpenAlgorithm {
  const openAlgorithm = use(AlgorithmContext);
  if (!openAlgorithm)
    throw new Error('useAlgorithm must be called inside an <AlgorithmProvider>: see VersionsPage');
  return openAlgorithm;
}
