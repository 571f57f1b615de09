export interface WeightedWord {
  readonly text: string;
  /** Positive. Each method has its own scale, so compare only weights of the same method. */
  readonly weight: number;
}
