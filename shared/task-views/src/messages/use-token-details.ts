import { useFormat } from '@atrium/i18n';
import { useCostFormat } from './use-cost-format.ts';
import { useTokenLabels } from './use-token-labels.ts';

/** The tokens and the cost of a run, as calls return them. An unknown value is missing or null. */
export interface TokenUsage {
  readonly inputTokens?: number | null | undefined;
  readonly outputTokens?: number | null | undefined;
  readonly cost?: number | null | undefined;
  readonly currency?: string | null | undefined;
}

/** Returns the numbers of tokens and the cost of a run, as far as they are known, with their labels. */
export function useTokenDetails(usage: TokenUsage): readonly (readonly [label: string, value: string])[] {
  const format = useFormat();
  const formatCost = useCostFormat();
  const labels = useTokenLabels();
  const { inputTokens, outputTokens, cost, currency } = usage;
  return [
    ...(inputTokens == null ? [] : [[labels.input, format.number(inputTokens)] as const]),
    ...(outputTokens == null ? [] : [[labels.output, format.number(outputTokens)] as const]),
    ...(cost == null || !currency ? [] : [[labels.cost, formatCost(cost, currency)] as const]),
  ];
}
