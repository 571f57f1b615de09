export type Rule =
  | 'missing-message'
  | 'stale-source'
  | 'unused-message'
  | 'unparsable-message'
  | 'different-arguments'
  | 'missing-plural'
  | 'wrong-id'
  | 'plain-text'
  | 'physical-css';

/** Something that a check refuses. */
export interface Finding {
  readonly rule: Rule;
  /** From the repository's root. */
  readonly file: string;
  /** From 1; 0 when the whole file is meant. */
  readonly line: number;
  readonly text: string;
}

export function wordFinding({ rule, file, line, text }: Finding): string {
  return `${file}${line > 0 ? `:${line}` : ''} ${rule}: ${text}`;
}
