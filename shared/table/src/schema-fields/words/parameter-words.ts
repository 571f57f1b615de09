export interface ParameterLabels {
  readonly label: string;
  readonly hint?: string;
  /** What its choices are called; one that is not here keeps its own name. */
  readonly choices?: Readonly<Record<string, string>>;
}
