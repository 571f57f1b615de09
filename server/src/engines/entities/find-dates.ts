import type { Entity } from '@atrium/contract';
import { casual as english } from 'chrono-node/en';
import { hans as chinese } from 'chrono-node/zh';
import { isMostlyChinese } from '../text/is-mostly-chinese.ts';

/** A word before the date that is not part of it. */
const LEAD = /^(?:on|at|in|by|the)\s+/i;

/** A duration is not a date. */
const DURATION = /^for\s/i;

/** Finds dates and times, including relative ones: “next Friday”, “下周五”. */
export function findDates(text: string): Entity[] {
  const parsed = isMostlyChinese(text) ? chinese.parse(text) : english.parse(text);
  return parsed
    .filter((found) => !DURATION.test(found.text))
    .map((found) => {
      const lead = LEAD.exec(found.text)?.[0].length ?? 0;
      const start = found.index + lead;
      const end = found.index + found.text.length;
      return { type: 'date', text: text.slice(start, end), start, end };
    });
}
