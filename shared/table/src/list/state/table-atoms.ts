import { storedAtom } from '@atrium/runtime';
import { array, boolean, enum as enumeration, int, optional, string } from 'zod/mini';
import { columnSettingsSchema, DENSITIES, NO_VIEWS, savedViewsSchema } from '../../core/index.ts';

type TableAtoms = ReturnType<typeof createTableAtoms>;

const atomsByTable = new Map<string, TableAtoms>();

/** Returns the atoms with a user's settings of a table, by the table's name: the same atoms each time. */
export function getTableAtoms(name: string): TableAtoms {
  const atoms = atomsByTable.get(name) ?? createTableAtoms(name);
  atomsByTable.set(name, atoms);
  return atoms;
}

function createTableAtoms(name: string) {
  const stored = { scope: 'user' } as const;
  const getKey = (part: string) => `table-${name}-${part}`;
  return {
    columnsAtom: storedAtom({
      ...stored,
      key: getKey('columns'),
      schema: optional(columnSettingsSchema),
      initial: undefined,
    }),
    densityAtom: storedAtom({
      ...stored,
      key: getKey('density'),
      schema: enumeration(DENSITIES),
      initial: 'default',
    }),
    viewsAtom: storedAtom({ ...stored, key: getKey('views'), schema: savedViewsSchema, initial: NO_VIEWS }),
    /** The keys of the rows that the user has opened. */
    viewedAtom: storedAtom({ ...stored, key: getKey('viewed'), schema: array(string()), initial: [] }),
    /** Undefined until the user shows or hides the filters. */
    isSearchShownAtom: storedAtom({
      ...stored,
      key: getKey('search'),
      schema: optional(boolean()),
      initial: undefined,
    }),
    /** 0 turns the automatic refresh off. */
    refreshSecondsAtom: storedAtom({ ...stored, key: getKey('refresh'), schema: int(), initial: 0 }),
  };
}
