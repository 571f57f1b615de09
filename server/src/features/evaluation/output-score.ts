/** The comparison of the output for one text or image with the expected result. */
export interface OutputScore {
  readonly isRight: boolean;
  /** The number of items that both contain, that the output contains, and that are expected. */
  readonly hits: number;
  readonly found: number;
  readonly expected: number;
  /** The output and the expected result as texts. */
  readonly actualText: string;
  readonly expectedText: string;
  /** The class that was predicted, for tasks with classes. */
  readonly predicted?: string;
}
