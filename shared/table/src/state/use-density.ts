import { useAppAtomValue, usePane, useSetAppAtom } from '@atrium/runtime';
import { DENSITIES, type TableModel } from '../model.ts';
import { tableAtoms } from './table-atoms.ts';

/** Returns the row height: from the query of a view, or the user's choice for this table. */
export function useDensity(
  tableName: string,
  requested: string | undefined,
): Pick<TableModel<unknown>, 'density' | 'setDensity'> {
  const { densityAtom } = tableAtoms(tableName);
  const { navigator } = usePane();
  const stored = useAppAtomValue(densityAtom);
  const store = useSetAppAtom(densityAtom);
  return {
    density: DENSITIES.find((density) => density === requested) ?? stored,
    setDensity: (density) => {
      store(density);
      if (requested) navigator.setQuery({ density: '' }, { replace: true });
    },
  };
}
