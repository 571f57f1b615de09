import type { Dependant } from '@atrium/contract';
import { useEffect, useState } from 'react';
import { useTable } from '../model.ts';

export type DependantsState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'known'; readonly list: readonly Dependant[] };

/** What would miss these rows. `unknown` when it could not be asked: the server refuses what must not be removed. */
export function useDependants<Row>(rows: readonly Row[]): DependantsState {
  const { definition } = useTable<Row>();
  const source = definition.form?.source;
  const [state, setState] = useState<DependantsState>(
    source?.dependants ? { kind: 'asking' } : { kind: 'known', list: [] },
  );
  useEffect(() => {
    let isWanted = true;
    const take = (next: DependantsState) => {
      if (isWanted) setState(next);
    };
    source?.dependants?.(rows).then(
      (list) => take({ kind: 'known', list }),
      () => take({ kind: 'unknown' }),
    );
    return () => {
      isWanted = false;
    };
  }, [source, rows]);
  return state;
}
