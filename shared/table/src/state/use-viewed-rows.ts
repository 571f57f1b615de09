import { useAppAtomValue, useSetAppAtom } from '@atrium/runtime';
import { useCallback, useMemo } from 'react';
import { rememberViewed } from '../core/viewed-rows.ts';
import type { TableModel } from '../model.ts';
import { tableAtoms } from './table-atoms.ts';
import { useLatest } from './use-latest.ts';

/** The rows of a table that the user has opened. */
export function useViewedRows(tableName: string): Pick<TableModel<unknown>, 'viewed' | 'markViewed'> {
  const { viewedAtom } = tableAtoms(tableName);
  const keys = useAppAtomValue(viewedAtom);
  const store = useSetAppAtom(viewedAtom);
  const latest = useLatest(keys);
  return {
    viewed: useMemo(() => new Set(keys), [keys]),
    markViewed: useCallback((key) => store([...rememberViewed(latest.current, key)]), [store, latest]),
  };
}
