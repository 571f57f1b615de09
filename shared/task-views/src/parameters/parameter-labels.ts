/** The texts of an engine's parameter. */
export interface ParameterLabels {
  readonly label: string;
  readonly hint?: string;
  /** The labels of its choices; a choice without one is shown by its own name. */
  readonly choices?: Readonly<Record<string, string>>;
}
