import { type DataOf, type ItemCalls, type ItemKind, TASK_IDS, TASKS, type TaskId } from '@atrium/contract';
import { request } from '@atrium/runtime';
import { callSource, type FormSource, formCalls, type RowSource } from '@atrium/table';

/** A recognition or an NLP item. */
export type Item = DataOf<ItemCalls['detail']>;

/** The same as lists have it: without parameters and sample. */
export type ItemRow = DataOf<ItemCalls['list']>['list'][number];

/** Where items of one kind are managed: their calls, and what the table makes of them. */
export interface ItemDesk {
  readonly kind: ItemKind;
  readonly calls: ItemCalls;
  readonly source: RowSource<ItemRow>;
  readonly records: FormSource<ItemRow>;
  /** Those that an engine of this version can do. */
  readonly tasks: readonly TaskId[];
}

export function openItemDesk(kind: ItemKind, calls: ItemCalls): ItemDesk {
  return {
    kind,
    calls,
    source: callSource<ItemRow>(calls.list),
    records: { ...formCalls<ItemRow>(calls), readWhole: ({ id }) => request(calls.detail, { id }) },
    tasks: TASK_IDS.filter((task) => TASKS[task].family === kind),
  };
}
