/** The tokens that a model counted for a run, and their cost. A value is null if it is unknown. */
export interface TokenUsage {
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  readonly cost: number | null;
  /** The currency of the cost (ISO 4217). Null if the cost is null. */
  readonly currency: string | null;
}

export const UNKNOWN_TOKENS: TokenUsage = {
  inputTokens: null,
  outputTokens: null,
  cost: null,
  currency: null,
};
