import type { ParameterWords } from './words/parameter-words.ts';
import { useImageWords } from './words/use-image-words.ts';
import { useTableWords } from './words/use-table-words.ts';
import { useTextWords } from './words/use-text-words.ts';

/** What the parameters of the product's own engines are called; a parameter that nobody worded keeps its own name. */
export function useParameterWords(): (name: string) => ParameterWords | undefined {
  const words = { ...useTextWords(), ...useImageWords(), ...useTableWords() };
  return (name) => (Object.hasOwn(words, name) ? words[name] : undefined);
}
