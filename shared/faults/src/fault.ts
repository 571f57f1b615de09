/**
 * The faults that can be injected into a remote's files: a closed connection, no response, status 500, an HTML page
 * with status 200, half of each file, an entry that does not parse, a contract version that no host has, and a script
 * that does not match its hash.
 */
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
