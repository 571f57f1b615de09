import type { AlgorithmVersion } from '@atrium/contract';
import { useTable } from '@atrium/table';
import { useAlgorithm } from './algorithm-context.ts';

/** Returns a function that reloads the versions and their aliases. */
export function useRefresh(): () => void {
  const { reload } = useTable<AlgorithmVersion>();
  const { reload: reloadAlgorithm } = useAlgorithm();
  return () => {
    void reload();
    void reloadAlgorithm();
  };
}
