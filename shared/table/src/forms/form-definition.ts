import type { Dependant, ImportAnswer } from '@atrium/contract';
import type { ReactNode } from 'react';
import type { ZodMiniType } from 'zod/mini';
import type { ColumnOption } from '../column-option.ts';

/** A row's values as the calls take them, by field name. */
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
  | 'moment'
  | 'json';

/** What a control of one's own is given. */
export interface PartControlProps {
  readonly value: unknown;
  /** All that the form holds. */
  readonly draft: Draft;
  /** The server's reasons for parts of the value, by the name of the part. */
  readonly errors: Readonly<Record<string, string>>;
  change(value: unknown): void;
}

/** What a field is beyond its schema. All words are translated already. */
export interface FieldDefinition<Row> {
  /** Unless said, the title of the column with the field's name. */
  readonly label?: string;
  readonly hint?: string;
  /** Unless said, what suits the schema: `longText` from 200 characters on. */
  readonly kind?: FieldKind;
  /** Unless said, those of the column with the field's name. */
  readonly options?: readonly ColumnOption[];
  /** Those of the options that fit the rest of what is entered; unless said, all. */
  optionsFor?(draft: Draft): readonly ColumnOption[];
  /** A control for a value of several parts, under the field's label. */
  control?(props: PartControlProps): ReactNode;
  /** Said whenever the schema refuses the value; unless said, the schema's own reason is put into words. */
  readonly rule?: string;
  /** What a new row begins with. */
  readonly initial?: unknown;
  /** Shown in fixed-width letters: ids, slugs, code. */
  readonly isCode?: boolean;
  /** Whether a stored row keeps this value for good; the reason stands in place of the hint. */
  fixedFor?(row: Row): string | undefined;
}

/** The calls behind a form; a missing one takes its button away. They reject with the runtime's errors. */
export interface FormSource<Row> {
  create?(draft: Draft): Promise<Row>;
  /** Stores a draft over `opened`: refused with `revisionStale` when somebody else stored meanwhile. */
  update?(opened: Row, draft: Draft): Promise<Row>;
  /** The row as it is stored now; without it a stale form can only be opened again. */
  read?(row: Row): Promise<Row>;
  /** Where rows of the list lack fields of the form: the whole row, read before it is viewed or edited. Reports errors. */
  readWhole?(row: Row): Promise<Row>;
  remove?(rows: readonly Row[]): Promise<void>;
  /** Brings removed rows back. Without it removing can't be undone, and says so. */
  restore?(rows: readonly Row[]): Promise<void>;
  /** What would miss these rows. */
  dependants?(rows: readonly Row[]): Promise<readonly Dependant[]>;
  /** Stores rows of a file, at most as many as the contract's limits say. The same rows may come again, and count once. */
  importRows?(batch: ImportBatch, signal: AbortSignal): Promise<ImportAnswer>;
}

/** Rows of a file on their way to the server. `importId` is the same for all rows of one file. */
export interface ImportBatch {
  readonly importId: string;
  /** `row` is the row's number in the file, from 1. */
  readonly rows: readonly (Draft & { readonly row: number })[];
}

/** How rows are added, edited, viewed and removed. */
export interface FormDefinition<Row> {
  /** An object's schema: the body of the call that adds a row. The fields, their order and their rules come from it. */
  readonly schema: ZodMiniType;
  readonly source: FormSource<Row>;
  /** By field name. Fields named here come first, in this order. */
  readonly fields?: Readonly<Record<string, FieldDefinition<Row>>>;
  /** Where the form opens; a modal unless said. */
  readonly surface?: 'modal' | 'drawer';
  /** What one of the rows is called, for titles such as “Add algorithm”. */
  readonly noun: string;
  /** What else changes when the field `changed` does; `draft` has its new value already. Pure. */
  adjust?(draft: Draft, changed: string): Draft;
  /** Stands under the fields, and sees what they hold: a way to try it out, for example. */
  renderTrial?(draft: Draft): ReactNode;
  /** Stands under the values of a row that is viewed. */
  renderMore?(row: Row): ReactNode;
}
