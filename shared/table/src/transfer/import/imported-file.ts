import type { GridShape, Row } from '@atrium/spreadsheet';

/** A file that was read: what it is, and all its rows. */
export interface ImportedFile {
  readonly file: File;
  readonly shape: GridShape;
  readonly rows: readonly Row[];
  /** The rows below the first. */
  readonly below: readonly Row[];
}

/** Which column of the file a field takes its values from; none when it takes none. */
export type Mapping = Readonly<Record<string, number | undefined>>;

/** The rows below the header, if there is one. */
export function bodyRows({ rows, below }: ImportedFile, hasHeader: boolean): readonly Row[] {
  return hasHeader ? below : rows;
}
