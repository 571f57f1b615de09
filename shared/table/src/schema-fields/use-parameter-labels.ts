import type { ParameterLabels } from './words/parameter-words.ts';
import { useImageLabels } from './words/use-image-labels.ts';
import { useTableLabels } from './words/use-table-labels.ts';
import { useTextLabels } from './words/use-text-labels.ts';

/**
 * Returns the labels of the parameters of the product's own engines; a parameter without a label is shown by its name.
 */
export function useParameterLabels(): (name: string) => ParameterLabels | undefined {
  const labels = { ...useTextLabels(), ...useImageLabels(), ...useTableLabels() };
  return (name) => (Object.hasOwn(labels, name) ? labels[name] : undefined);
}
