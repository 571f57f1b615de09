import { type TokenUsage, UNKNOWN_TOKENS } from '../../domain/token-usage.ts';

/** Adds up the tokens of the responses that a run receives. */
export interface TokenMeter {
  count(usage: TokenUsage): void;
  /** Returns the sum. A value is null if it is unknown for any response, or if there was no response. */
  read(): TokenUsage;
}

export function createTokenMeter(): TokenMeter {
  let total: TokenUsage | undefined;
  return {
    count(usage) {
      total = total ? addUsage(total, usage) : usage;
    },
    read: () => total ?? UNKNOWN_TOKENS,
  };
}

/** Costs in different currencies have no sum. */
function addUsage(one: TokenUsage, other: TokenUsage): TokenUsage {
  const cost = one.currency === other.currency ? add(one.cost, other.cost) : null;
  return {
    inputTokens: add(one.inputTokens, other.inputTokens),
    outputTokens: add(one.outputTokens, other.outputTokens),
    cost,
    currency: cost === null ? null : one.currency,
  };
}

function add(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : one + other;
}
