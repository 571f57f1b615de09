import type { TaskInput, TaskInputKind } from '@atrium/contract';
import type { ReactNode } from 'react';

/** What each kind of input gets from the field that holds it. */
export interface KindInputProps<Kind extends TaskInputKind> {
  readonly input: Extract<TaskInput, { kind: Kind }>;
  readonly isDisabled: boolean;
  /** Stands at the end of the label's line: the samples. */
  readonly aside: ReactNode;
  /** Why a field of the input is refused. */
  errorOf(field: string): string | undefined;
  onChange(input: Extract<TaskInput, { kind: Kind }>): void;
}
