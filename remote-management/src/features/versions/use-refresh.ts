import type { AlgorithmVersion } from '@atrium/contract';
import { useTable } from '@atrium/table';
import { useAlgorithm } from './algorithm-context.ts';

/** Asks again for the versions and for where the aliases point. */
export function useRefresh(): () => void {
  const { reload } = useTable<AlgorithmVersion>();
  const { reload: reloadAlgorithm } = useAlgorithm();
  return () => {
    void reload();
    void reloadAlgorithm();
  };
}
