/** Times in milliseconds. */
export interface LoadFigures {
  readonly phase: string;
  readonly perSecond: number;
  readonly answered: number;
  /** Refused with 503 and a time to try again. */
  readonly refused: number;
  /** Anything else. */
  readonly failed: number;
  readonly p50: number;
  readonly p99: number;
}
