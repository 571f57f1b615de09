import type { ModelPrice } from '@atrium/contract';
import type { TokenUsage } from '../../domain/token-usage.ts';
import type { ChatReply } from '../../protocols/chat-client.ts';

/** The number of tokens that a price is for. */
const PRICED_TOKENS = 1_000_000;

/** Returns the tokens of a reply with their cost. The cost is unknown if the price or one of the counts is unknown. */
export function priceTokens(
  { inputTokens, outputTokens }: Pick<ChatReply, 'inputTokens' | 'outputTokens'>,
  price: ModelPrice | undefined,
): TokenUsage {
  if (!price || inputTokens === null || outputTokens === null) {
    return { inputTokens, outputTokens, cost: null, currency: null };
  }
  const cost = (inputTokens * price.input + outputTokens * price.output) / PRICED_TOKENS;
  return { inputTokens, outputTokens, cost, currency: price.currency };
}
