import type { LogEntry } from '@atrium/runtime';
import type { RowQuery, RowSource } from '@atrium/table';
import { logMoment } from './log-moment.ts';

type Compare = (one: LogEntry, other: LogEntry) => number;

const COMPARE: Readonly<Record<string, Compare>> = {
  time: (one, other) => one.id - other.id,
  type: (one, other) => one.type.localeCompare(other.type),
  message: (one, other) => one.message.localeCompare(other.message),
};

/** Serves log entries from memory as a row source; newest first unless sorted. */
export function logSource(entries: readonly LogEntry[]): RowSource<LogEntry> {
  return {
    list: async (query) => {
      const found = entries.filter((entry) => matches(entry, query)).sort(toCompare(query));
      const start = (query.page - 1) * query.pageSize;
      return { list: found.slice(start, start + query.pageSize), total: found.length };
    },
  };
}

function matches({ message, type, time, meta }: LogEntry, { keyword, filters, ranges }: RowQuery): boolean {
  const text = keyword?.toLowerCase();
  const types = filters?.type ?? [];
  const { from, to } = ranges?.time ?? {};
  const moment = logMoment(time);
  return (
    (!text || [message, meta.address].some((part) => part.toLowerCase().includes(text))) &&
    (types.length === 0 || types.includes(type)) &&
    (from === undefined || moment >= String(from)) &&
    (to === undefined || moment <= String(to))
  );
}

function toCompare({ sort = [] }: RowQuery): Compare {
  const sorts = Array.isArray(sort) ? sort : [sort];
  return (one, other) => {
    for (const { field, order } of sorts) {
      const difference = COMPARE[field]?.(one, other) ?? 0;
      if (difference !== 0) return order === 'ascend' ? difference : -difference;
    }
    return other.id - one.id;
  };
}
