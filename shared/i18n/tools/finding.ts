import type { TranslationRule } from '@atrium/contract/messages';

export type Rule =
  | TranslationRule
  | 'missing-message'
  | 'stale-source'
  | 'stale-translation'
  | 'untranslated-message'
  | 'unused-message'
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
