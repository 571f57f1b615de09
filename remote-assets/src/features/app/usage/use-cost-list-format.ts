import type { Cost } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { useCostFormat } from '@atrium/task-views';

/** Returns a function that formats a list of costs, one for each currency. An empty list becomes a dash. */
export function useCostListFormat(): (costs: readonly Cost[] | undefined) => string {
  const format = useFormat();
  const formatCost = useCostFormat();
  return (costs = []) =>
    costs.length === 0 ? '–' : format.list(costs.map(({ amount, currency }) => formatCost(amount, currency)));
}
