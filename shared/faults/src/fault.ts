/** The faults that can be injected into a remote's files. */
export const FAULTS = [
  'down',
  'hang',
  'status-500',
  'html',
  'truncated',
  'syntax-error',
  'version-clash',
  'wrong-hash',
] as const;

export type Fault = (typeof FAULTS)[number];

export function isFault(value: unknown): value is Fault {
  return FAULTS.some((fault) => fault === value);
}
