import { useLingui } from '@lingui/react/macro';
import { useAreTaskMessagesLoaded } from './use-are-task-messages-loaded.ts';

/** Returns the labels of the tokens and the cost of a run. They are empty until the messages are loaded. */
export function useTokenLabels() {
  const { t } = useLingui();
  if (!useAreTaskMessagesLoaded()) return { input: '', output: '', cost: '', currency: '' };
  return {
    input: t({ id: 'tasks.component.tokens.input', message: 'Input tokens' }),
    output: t({ id: 'tasks.component.tokens.output', message: 'Output tokens' }),
    cost: t({ id: 'tasks.component.tokens.cost', message: 'Cost' }),
    currency: t({ id: 'tasks.component.tokens.currency', message: 'Currency' }),
  };
}
