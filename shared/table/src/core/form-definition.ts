import type { Dependent, ImportResult } from '@atrium/contract';
import type { ReactNode } from 'react';
import type { ZodMiniType } from 'zod/mini';
import type { ColumnOption } from './column-option.ts';

/** A row's values by field name, as the calls take them. */
export type Draft = Readonly<Record<string, unknown>>;

export type FieldKind =
  | 'text'
  | 'longText'
  | 'number'
  | 'select'
  | 'choices'
  | 'tags'
  | 'switch'
  | 'date'
  | 'dateTime'
  | 'json'
  /** A text that is hidden while it is typed. It is never read back, so a view leaves it out. */
  | 'secret';

/** The props of the custom `control` of a field. */
export interface CustomControlProps {
  readonly value: unknown;
  /** All values of the form. */
  readonly draft: Draft;
  /** The server's field errors for parts of the value, by the name of the part. */
  readonly errors: Readonly<Record<string, string>>;
  change(value: unknown): void;
}

/** What a field adds to its schema. All texts are already translated. */
export interface FieldDefinition<Row> {
  /** By default, the title of the column with the field's name. */
  readonly label?: string;
  readonly hint?: string;
  /** Returns the hint that fits the values of the other fields; by default, `hint`. */
  hintFor?(draft: Draft): string | undefined;
  /**
   * Rendered under the control, for example to describe the chosen option. Not for a `switch` or a
   * custom `control`.
   */
  renderDetails?(draft: Draft): ReactNode;
  /** By default, derived from the schema: `longText` if it allows more than 200 characters. */
  readonly kind?: FieldKind;
  /** By default, the options of the column with the field's name. */
  readonly options?: readonly ColumnOption[];
  /** Returns the options that fit the values of the other fields; by default, all. */
  optionsFor?(draft: Draft): readonly ColumnOption[];
  /**
   * Whether the form shows the field while the other fields have these values; by default, always. A hidden field keeps
   * its value.
   */
  isOffered?(draft: Draft): boolean;
  /** A control for a value with several parts, under the field's label. */
  control?(props: CustomControlProps): ReactNode;
  /** Shows a value with several parts, in the view of a row and where a conflict compares two values. */
  show?(value: unknown): ReactNode;
  /** The message shown whenever the schema rejects the value; by default, the schema error's own message. */
  readonly rule?: string;
  /** Set if only the server requires a value. By default, derived from the schema. */
  readonly isRequired?: boolean;
  /** The initial value for a new row. */
  readonly initial?: unknown;
  /** Shown in a monospaced font: ids, slugs, code. */
  readonly isCode?: boolean;
  /** Returns why this field of a stored row can never change; the reason replaces the hint. */
  getReadOnlyReason?(row: Row): string | undefined;
}

/** The calls behind a form. A missing call hides its button. They reject with the runtime's errors. */
export interface FormSource<Row> {
  create?(draft: Draft): Promise<Row>;
  /** Stores a draft over `opened`. Rejects with `revisionStale` if another user has stored a newer revision. */
  update?(opened: Row, draft: Draft): Promise<Row>;
  /** Loads the row as it is stored now; without it, a stale form can only be reopened. */
  read?(row: Row): Promise<Row>;
  /**
   * Loads the whole row before it is viewed or edited, if rows of the list lack fields of the form. This function
   * shows its errors to the user.
   */
  readComplete?(row: Row): Promise<Row>;
  remove?(rows: readonly Row[]): Promise<void>;
  /** Restores removed rows. Without it, a removal cannot be undone, and the dialog says so. */
  restore?(rows: readonly Row[]): Promise<void>;
  /** Returns what depends on these rows. */
  dependents?(rows: readonly Row[]): Promise<readonly Dependent[]>;
  /** Stores rows of a file, up to the contract's limit. The same rows can be sent again and are stored once. */
  importRows?(batch: ImportBatch, signal: AbortSignal): Promise<ImportResult>;
}

/** A batch of a file's rows to import. `importId` is the same for all rows of one file. */
export interface ImportBatch {
  readonly importId: string;
  /** `row` is the row's number in the file, from 1. */
  readonly rows: readonly (Draft & { readonly row: number })[];
}

/** How rows are added, edited, viewed and removed. */
export interface FormDefinition<Row> {
  /**
   * The schema of an object: the body of the call that adds a row. It defines the fields, their order and their rules.
   */
  readonly schema: ZodMiniType;
  readonly source: FormSource<Row>;
  /** By field name. The fields named here come first, in this order. */
  readonly fields?: Readonly<Record<string, FieldDefinition<Row>>>;
  /** Where the form opens; by default, a drawer, as for the view of a row. */
  readonly surface?: 'modal' | 'drawer';
  /** The name of one row, for titles such as “Add algorithm”. */
  readonly noun: string;
  /** Adjusts other fields after the field `changed` changes; `draft` already has its new value. Pure. */
  adjust?(draft: Draft, changed: string): Draft;
  /** What happens after a row is added. Shown under the fields of a new row. */
  readonly noteForNew?: string;
  /** Rendered under the fields with their values, for example to test a draft. */
  renderTestRun?(draft: Draft): ReactNode;
  /** Rendered under the values of a row that is viewed. */
  renderMore?(row: Row): ReactNode;
}
