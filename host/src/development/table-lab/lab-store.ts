import { ERROR_CODES, type ListRange } from '@atrium/contract';
import { BusinessError } from '@atrium/runtime';
import type { Draft, FormSource, RowQuery, RowSource } from '@atrium/table';
import type { LabRow } from './lab-row.ts';
import { takeLabRows } from './take-lab-rows.ts';

/** How the store responds, so that every state of a table can be shown. */
export type LabMood = 'well' | 'slow' | 'failing' | 'empty';

type Rows = ReadonlyMap<string, LabRow>;

const QUICK = 120;
const SLOW = 3_000;

export interface LabStore {
  readonly source: RowSource<LabRow>;
  readonly records: FormSource<LabRow>;
  setMood(mood: LabMood): void;
  /** Changes a row while a user is editing it. */
  meddle(id: string): void;
}

/**
 * A server-side list in memory. It searches, sorts, pages and rejects stale revisions. Its data is lost when the user
 * leaves the page.
 */
export function createLabStore(made: readonly LabRow[], wait = pause): LabStore {
  let mood: LabMood = 'well';
  let rows: Rows = new Map(made.map((row) => [row.id, row]));
  let added = 0;
  const imported = new Set<string>();
  const put = (row: LabRow) => {
    rows = new Map([...rows, [row.id, row]]);
    return row;
  };
  const add = (draft: Draft) => {
    added += 1;
    return put({ ...(draft as unknown as LabRow), id: `lab-new-${added}`, revision: 1, share: 0 });
  };
  const answer = async () => {
    await wait(mood === 'slow' ? SLOW : QUICK);
    if (mood === 'failing') throw new Error('The store fails because the test requires it');
  };
  const stored = (id: string) => rows.get(id) ?? refuse(ERROR_CODES.notFound);
  return {
    setMood: (next) => {
      mood = next;
    },
    meddle: (id) => {
      const row = stored(id);
      put({ ...row, name: `${row.name} *`, pieces: row.pieces + 1, revision: row.revision + 1 });
    },
    source: {
      async list(query) {
        await answer();
        const found = mood === 'empty' ? [] : search([...rows.values()], query);
        const from = (query.page - 1) * query.pageSize;
        return { list: found.slice(from, from + query.pageSize), total: found.length };
      },
    },
    records: {
      async create(draft) {
        await answer();
        refuseTakenCode(rows, undefined, draft);
        return add(draft);
      },
      async importRows(batch) {
        await answer();
        return takeLabRows(batch, imported, (draft) => {
          const isFree = !isCodeTaken(rows, undefined, draft);
          if (isFree) add(draft);
          return isFree;
        });
      },
      async update({ id, revision }, draft) {
        await answer();
        const row = stored(id);
        if (row.revision !== revision) refuse(ERROR_CODES.revisionStale);
        refuseTakenCode(rows, id, draft);
        return put({ ...row, ...draft, revision: revision + 1 });
      },
      async read({ id }) {
        await answer();
        return stored(id);
      },
      async remove(gone) {
        await answer();
        const ids = new Set(gone.map(({ id }) => id));
        rows = new Map([...rows].filter(([id]) => !ids.has(id)));
      },
      async restore(back) {
        await answer();
        rows = new Map([...back.map((row) => [row.id, row] as const), ...rows]);
      },
      async dependants(requested) {
        await answer();
        return requested
          .filter(({ state }) => state === 'running' || state === 'paused')
          .map(({ id, name, state }) => ({
            kind: 'app',
            id: `app-of-${id}`,
            name: `App of ${name}`,
            ownerName: 'owner',
            targetId: id,
            isBlocking: state === 'running',
          }));
      },
    },
  };
}

function pause(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}

function refuse(code: number, field?: string): never {
  const fields = field ? [{ field, msg: `${field}: ${code}` }] : [];
  throw new BusinessError({ code, msg: `Refused: ${code}`, url: 'lab:', fields });
}

function isCodeTaken(rows: Rows, id: string | undefined, draft: Draft): boolean {
  return [...rows.values()].some((row) => row.code === draft.code && row.id !== id);
}

function refuseTakenCode(rows: Rows, id: string | undefined, draft: Draft): void {
  if (isCodeTaken(rows, id, draft)) refuse(ERROR_CODES.slugTaken, 'code');
}

function search(rows: readonly LabRow[], { keyword = '', filters = {}, ranges = {}, sort = [] }: RowQuery) {
  const wanted = keyword.toLowerCase();
  const orders = Array.isArray(sort) ? sort : [sort];
  const partOf = (row: LabRow, key: string) => row[key as keyof LabRow];
  const has = (row: LabRow, key: string, values: readonly string[]) =>
    [partOf(row, key)].flat().some((value) => values.includes(String(value)));
  return rows
    .filter(({ name, code }) => `${name} ${code}`.toLowerCase().includes(wanted))
    .filter((row) => Object.entries(filters).every(([key, values]) => has(row, key, values)))
    .filter((row) => Object.entries(ranges).every(([key, range]) => isWithin(partOf(row, key), range)))
    .toSorted((one, other) => {
      for (const { field, order } of orders) {
        const by = compare(partOf(one, field), partOf(other, field));
        if (by !== 0) return order === 'ascend' ? by : -by;
      }
      return 0;
    });
}

function isWithin(value: unknown, { from, to }: ListRange): boolean {
  return (from === undefined || compare(value, from) >= 0) && (to === undefined || compare(value, to) <= 0);
}

function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one ?? '') < String(other ?? '') ? -1 : String(one ?? '') > String(other ?? '') ? 1 : 0;
}
