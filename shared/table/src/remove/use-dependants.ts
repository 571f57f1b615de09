import type { Dependant } from '@atrium/contract';
import { type LiveData, useLoad } from '@atrium/runtime';
import { useCallback } from 'react';
import { useTable } from '../model.ts';

/** Loads what depends on these rows. If that fails, the server still refuses to remove rows that are in use. */
export function useDependants<Row>(rows: readonly Row[]): LiveData<readonly Dependant[]> {
  const { definition } = useTable<Row>();
  const source = definition.form?.source;
  const load = useCallback(
    async (): Promise<readonly Dependant[]> => (await source?.dependants?.(rows)) ?? [],
    [source, rows],
  );
  return useLoad(load, 'dependants');
}
