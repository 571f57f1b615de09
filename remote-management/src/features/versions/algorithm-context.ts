import type { Algorithm, TaskId } from '@atrium/contract';
import { createContext, use } from 'react';

interface OpenAlgorithm {
  readonly algorithm: Algorithm;
  /** Its task; none when no engine of this version does it. */
  readonly task: TaskId | undefined;
  /** Asks again for what its aliases point at. */
  reload(): Promise<void>;
}

const AlgorithmContext = createContext<OpenAlgorithm | undefined>(undefined);

export const AlgorithmProvider = AlgorithmContext;

/** The algorithm whose versions the page shows. */
export function useAlgorithm(): OpenAlgorithm {
  const open = use(AlgorithmContext);
  if (!open) throw new Error('useAlgorithm must be called inside an <AlgorithmProvider>: see VersionsPage');
  return open;
}
