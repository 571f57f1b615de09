import { storedAtom } from '@atrium/runtime';
import { array, boolean, enum as enumeration, int, optional, string } from 'zod/mini';
import { columnSettingsSchema, DENSITIES, noViews, savedViewsSchema } from '../../core/index.ts';

type TableAtoms = ReturnType<typeof createTableAtoms>;

const atomsByTable = new Map<string, TableAtoms>();

/** Returns the atoms with a user's settings of a table, by the table's name: the same atoms each time. */
export function tableAtoms(name: string): TableAtoms {
  const held = atomsByTable.get(name) ?? createTableAtoms(name);
  atomsByTable.set(name, held);
  return held;
}

function createTableAtoms(name: string) {
  const stored = { scope: 'user' } as const;
  const keyOf = (part: string) => `table-${name}-${part}`;
  return {
    columnsAtom: storedAtom({
      ...stored,
      key: keyOf('columns'),
      schema: optional(columnSettingsSchema),
      initial: undefined,
    }),
    densityAtom: storedAtom({
      ...stored,
      key: keyOf('density'),
      schema: enumeration(DENSITIES),
      initial: 'default',
    }),
    viewsAtom: storedAtom({ ...stored, key: keyOf('views'), schema: savedViewsSchema, initial: noViews }),
    viewedAtom: storedAtom({ ...stored, key: keyOf('viewed'), schema: array(string()), initial: [] }),
    isSearchShownAtom: storedAtom({ ...stored, key: keyOf('search'), schema: boolean(), initial: true }),
    refreshSecondsAtom: storedAtom({ ...stored, key: keyOf('refresh'), schema: int(), initial: 0 }),
  };
}
