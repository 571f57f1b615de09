import { LIMITS, truncateEnd } from '@atrium/contract';

/** Truncates the name so that the number of a copy, such as ` (999)`, fits. */
export function shortenName(name: string): string {
  return truncateEnd(name, LIMITS.nameLength - 6);
}

/** Returns the name with the first number from 2 that is free. */
export function findFreeName(name: string, taken: ReadonlySet<string>): string {
  for (let number = 2; ; number += 1) {
    const candidate = `${shortenName(name)} (${number})`;
    if (!taken.has(candidate)) return candidate;
  }
}
