import type { Atom } from 'jotai';
import { selectAtom } from 'jotai/utils';

/**
 * Returns an atom with the same value that changes only when the content does. For example, a menu
 * from the server that equals that of the descriptors then causes no render. The value must be
 * JSON.
 */
export function deepEqualAtom<Value>(source: Atom<Value>): Atom<Value> {
  return selectAtom(source, (value) => value, isEqual);
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
