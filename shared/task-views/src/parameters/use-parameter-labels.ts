import { useAreTaskMessagesLoaded } from '../messages/use-are-task-messages-loaded.ts';
import { useImageLabels } from './use-image-labels.ts';
import { useTableLabels } from './use-table-labels.ts';
import type { ParameterLabels } from './use-text-labels.ts';
import { useTextLabels } from './use-text-labels.ts';

/**
 * Returns a function that finds the labels of a parameter by its name, for embedded engines and chat models. It returns
 * undefined for a parameter without labels, which views show by its name, and until the messages are loaded.
 */
export function useParameterLabels(): (name: string) => ParameterLabels | undefined {
  const isReady = useAreTaskMessagesLoaded();
  const getTextLabels = useTextLabels();
  const getImageLabels = useImageLabels();
  const getTableLabels = useTableLabels();
  if (!isReady) return () => undefined;
  const labels = { ...getTextLabels(), ...getImageLabels(), ...getTableLabels() };
  return (name) => (Object.hasOwn(labels, name) ? labels[name] : undefined);
}
