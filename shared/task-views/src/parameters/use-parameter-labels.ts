import { useAreTaskMessagesLoaded } from '../messages/use-are-task-messages-loaded.ts';
import { useImageLabels } from './use-image-labels.ts';
import { useTableLabels } from './use-table-labels.ts';
import type { ParameterLabels } from './use-text-labels.ts';
import { useTextLabels } from './use-text-labels.ts';

/**
 * Returns the labels of the parameters of embedded engines and chat models. A parameter without labels is shown by its
 * name. Until the messages are loaded, no parameter has labels.
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
