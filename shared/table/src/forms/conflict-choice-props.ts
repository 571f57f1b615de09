import type { FieldConflict, Side } from '@atrium/runtime';
import type { ReactNode } from 'react';

/** The label and values of a field with a conflict. */
export interface ConflictField {
  readonly name: string;
  /** Already translated. */
  readonly label: ReactNode;
  /** A value of the field as text; empty without a value. */
  show(value: unknown): ReactNode;
}

export interface ConflictChoiceProps {
  readonly fields: readonly ConflictField[];
  readonly conflicts: readonly FieldConflict[];
  readonly isSaving: boolean;
  /** Receives the chosen side of fields; a field that is left out takes its proposed side. */
  onSettle(sides: Readonly<Record<string, Side>>): void;
  onCancel(): void;
}
