export type Rule =
  | 'missing-message'
  | 'stale-source'
  | 'stale-translation'
  | 'unused-message'
  | 'unparsable-message'
  | 'different-arguments'
  | 'missing-plural'
  | 'missing-form'
  | 'wrong-id'
  | 'plain-text'
  | 'physical-css';

/** An error that a check finds. */
export interface Finding {
  readonly rule: Rule;
  /** Path from the repository's root. */
  readonly file: string;
  /** Line number from 1, or 0 for the whole file. */
  readonly line: number;
  readonly text: string;
}

export function describeFinding({ rule, file, line, text }: Finding): string {
  return `${file}${line > 0 ? `:${line}` : ''} ${rule}: ${text}`;
}
