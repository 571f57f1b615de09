/** How rows are added, edited, viewed and removed. */
export interface FormDefinition<Row> {
  /** Whether the calls exist; a missing one takes its button away. */
  readonly source: FormSource<Row>;
}

export interface FormSource<Row> {
  create?(values: Readonly<Record<string, unknown>>): Promise<Row>;
}
