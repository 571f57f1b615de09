import type { ReactNode } from 'react';
import type { Dispute, Side } from './conflict.ts';

/** A field that may be disputed, in words. */
export interface DisputedField {
  readonly name: string;
  /** Already translated. */
  readonly label: ReactNode;
  /** A value of the field in words; nothing when there is none. */
  show(value: unknown): ReactNode;
}

export interface ConflictChoiceProps {
  readonly fields: readonly DisputedField[];
  readonly disputes: readonly Dispute[];
  readonly isSaving: boolean;
  /** Told of each field whose side was chosen; whatever is left out stays as proposed. */
  onSettle(sides: Readonly<Record<string, Side>>): void;
  onCancel(): void;
}
