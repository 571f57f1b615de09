export interface WeightedWord {
  readonly text: string;
  /** Positive, on the scale of the method. */
  readonly weight: number;
}
