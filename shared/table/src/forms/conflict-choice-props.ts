import type { Dispute, Side } from './conflict.ts';

/** A field that may be disputed, in words. */
export interface DisputedField {
  readonly name: string;
  /** Already translated, or the parameter of an engine that it is. */
  readonly label: string | { readonly parameter: string };
  /** A value of the field in words; empty when there is none. */
  textOf(value: unknown): string;
}

export interface ConflictChoiceProps {
  readonly fields: readonly DisputedField[];
  readonly disputes: readonly Dispute[];
  readonly isSaving: boolean;
  /** Told of each field whose side was chosen; whatever is left out stays as proposed. */
  onSettle(sides: Readonly<Record<string, Side>>): void;
  onCancel(): void;
}
