import { type DataOf, type ItemCalls, type ItemKind, TASK_IDS, TASKS, type TaskId } from '@atrium/contract';
import { request } from '@atrium/runtime';
import { createFormSource, createRowSource, type FormSource, type RowSource } from '@atrium/table';
import { createContext, use } from 'react';

/** A recognition or an NLP item. */
export type Item = DataOf<ItemCalls['detail']>;

/** An item as lists return it: without parameters and sample. */
export type ItemRow = DataOf<ItemCalls['list']>['list'][number];

/** The calls of items of one kind, and the sources that the table and form use. */
export interface ItemSources {
  readonly kind: ItemKind;
  readonly calls: ItemCalls;
  /** Lists the items for the table. */
  readonly rows: RowSource<ItemRow>;
  /** Reads and stores single items for the form. */
  readonly records: FormSource<ItemRow>;
  /** The tasks of items of this kind. */
  readonly tasks: readonly TaskId[];
}

export function createItemSources(kind: ItemKind, calls: ItemCalls): ItemSources {
  return {
    kind,
    calls,
    rows: createRowSource<ItemRow>(calls.list),
    records: { ...createFormSource<ItemRow>(calls), readComplete: ({ id }) => request(calls.detail, { id }) },
    tasks: TASK_IDS.filter((task) => TASKS[task].family === kind),
  };
}

export const ItemSourcesContext = createContext<ItemSources | undefined>(undefined);

/** Returns the calls and sources of the items that the page lists. */
export function useItemSources(): ItemSources {
  const sources = use(ItemSourcesContext);
  if (!sources) throw new Error('useItemSources must be called inside an <ItemsPage>');
  return sources;
}
