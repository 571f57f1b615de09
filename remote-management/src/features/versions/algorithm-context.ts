import type { Algorithm, TaskId } from '@atrium/contract';
import { createContext, use } from 'react';

interface OpenAlgorithm {
  readonly algorithm: Algorithm;
  /** Its task; undefined if no engine of this product version supports it. */
  readonly task: TaskId | undefined;
  /** Loads again which versions the aliases point at. */
  reload(): Promise<void>;
}

const AlgorithmContext = createContext<OpenAlgorithm | undefined>(undefined);

export const AlgorithmProvider = AlgorithmContext;

/** Returns the algorithm whose versions the page shows. */
export function useAlgorithm(): OpenAlgorithm {
  const open = use(AlgorithmContext);
  if (!open) throw new Error('useAlgorithm must be called inside an <AlgorithmProvider>: see VersionsPage');
  return open;
}
