import { type DataOf, type ItemCalls, type ItemKind, TASK_IDS, TASKS, type TaskId } from '@atrium/contract';
import { callSource, type FormSource, formCalls, type RowSource } from '@atrium/table';

/** A recognition or an NLP item. */
export type Item = DataOf<ItemCalls['detail']>;

/** Where items of one kind are managed: their calls, and what the table makes of them. */
export interface ItemDesk {
  readonly kind: ItemKind;
  readonly calls: ItemCalls;
  readonly source: RowSource<Item>;
  readonly records: FormSource<Item>;
  /** Those that an engine of this version can do. */
  readonly tasks: readonly TaskId[];
}

export function openItemDesk(kind: ItemKind, calls: ItemCalls): ItemDesk {
  return {
    kind,
    calls,
    source: callSource<Item>(calls.list),
    records: formCalls<Item>(calls),
    tasks: TASK_IDS.filter((task) => TASKS[task].family === kind),
  };
}
