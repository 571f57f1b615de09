export interface WeightedWord {
  readonly text: string;
  /** On the method's own scale, above 0. */
  readonly weight: number;
}
