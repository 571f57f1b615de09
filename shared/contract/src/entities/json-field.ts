import { record, refine, string, unknown } from 'zod/mini';
import { LIMITS } from '../limits.ts';
import { isStorableText } from './text-field.ts';

interface JsonLimits {
  /** Size of the value as JSON in UTF-8. */
  readonly bytes: number;
  readonly depth: number;
  /** Number of values on all levels together. */
  readonly items: number;
}

/**
 * Returns the schema of a JSON object that is stored unchanged: within `LIMITS.json`, and with text that the database
 * can store.
 */
export function jsonField() {
  return record(string(), unknown()).check(refine((value) => isStorableJson(value)));
}

/**
 * Returns whether a value is within limits and contains only text that the database can store. Stops at the first
 * violation, and uses no recursion, because values may be deeply nested.
 */
export function isStorableJson(value: unknown, limits: JsonLimits = LIMITS.json): boolean {
  const pending: { readonly value: unknown; readonly depth: number }[] = [{ value, depth: 1 }];
  let items = 1;
  let bytes = 0;
  // A text has at least as many bytes as characters. So a text that is far too long is rejected before it is encoded.
  const addText = (text: string): boolean => {
    bytes += text.length;
    if (bytes > limits.bytes || !isStorableText(text)) return false;
    // Replaces this estimate by the exact size: the text as JSON with its quotes, and one byte for the comma or colon
    // after it. A number counts like a text with quotes, so two bytes too many are counted for it.
    bytes += new TextEncoder().encode(JSON.stringify(text)).length - text.length + 1;
    return bytes <= limits.bytes;
  };
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { value: current, depth } = next;
    if (depth > limits.depth) return false;
    if (typeof current !== 'object' || current === null) {
      if (!addText(String(current))) return false;
      continue;
    }
    const entries = Object.entries(current);
    items += entries.length;
    if (items > limits.items) return false;
    for (const [name, inner] of entries) {
      if (!Array.isArray(current) && !addText(name)) return false;
      pending.push({ value: inner, depth: depth + 1 });
    }
  }
  return true;
}
