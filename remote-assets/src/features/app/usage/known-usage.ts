import type { UsageTally } from '@atrium/contract';

/** Returns whether the tokens of any run are known. */
export function hasTokens({ inputTokens, outputTokens }: UsageTally): boolean {
  return inputTokens != null || outputTokens != null;
}

/** Returns whether the cost of any run is known. */
export function hasCosts({ costs = [] }: UsageTally): boolean {
  return costs.length > 0;
}
