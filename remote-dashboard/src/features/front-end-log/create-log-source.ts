import { foldText } from '@atrium/contract/text';
import type { Formats } from '@atrium/i18n';
import type { LogEntry } from '@atrium/runtime';
import type { RowQuery, RowSource } from '@atrium/table';
import { toIsoTime } from './to-iso-time.ts';

type Compare = (one: LogEntry, other: LogEntry) => number;

/** Returns a row source of log entries in memory, newest first by default. `compare` compares two texts. */
export function createLogSource(
  entries: readonly LogEntry[],
  compare: Formats['compare'],
): RowSource<LogEntry> {
  const comparers: Readonly<Record<string, Compare>> = {
    // Later entries have larger ids.
    time: (one, other) => one.id - other.id,
    type: (one, other) => compare(one.type, other.type),
    message: (one, other) => compare(one.message, other.message),
  };
  return {
    list: async (query) => {
      const found = entries.filter((entry) => matches(entry, query)).sort(createCompare(query, comparers));
      const start = (query.page - 1) * query.pageSize;
      return { list: found.slice(start, start + query.pageSize), total: found.length };
    },
  };
}

function matches({ message, type, time, meta }: LogEntry, { keyword, filters, ranges }: RowQuery): boolean {
  const text = foldText(keyword ?? '');
  const types = filters?.type ?? [];
  const { from, to } = ranges?.time ?? {};
  const isoTime = toIsoTime(time);
  return (
    (!text || [message, meta.address].some((part) => foldText(part).includes(text))) &&
    (types.length === 0 || types.includes(type)) &&
    (from === undefined || isoTime >= String(from)) &&
    (to === undefined || isoTime <= String(to))
  );
}

function createCompare({ sort = [] }: RowQuery, comparers: Readonly<Record<string, Compare>>): Compare {
  const sorts = Array.isArray(sort) ? sort : [sort];
  return (one, other) => {
    for (const { field, order } of sorts) {
      const difference = comparers[field]?.(one, other) ?? 0;
      if (difference !== 0) return order === 'ascend' ? difference : -difference;
    }
    return other.id - one.id;
  };
}
