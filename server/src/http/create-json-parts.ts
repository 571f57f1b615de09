/** The minimum length of each part except the last, in characters. */
const PART_LENGTH = 64 * 1024;
/** The number of list entries that are written together. */
const ENTRIES = 50;
/**
 * The number of nested levels that are written in parts. The value is on the first level, and its `data.outputs.tokens`
 * on the fourth.
 */
const DEPTH = 4;

/**
 * Yields the text of `JSON.stringify(value)` in parts, so that a large value does not block the server. `value` itself
 * must not be undefined. Properties and list entries may be.
 */
export function* createJsonParts(value: unknown): Generator<string> {
  let part = '';
  for (const chunk of createChunks(value, DEPTH)) {
    part += chunk;
    if (part.length < PART_LENGTH) continue;
    yield part;
    part = '';
  }
  if (part !== '') yield part;
}

function* createChunks(value: unknown, depth: number): Generator<string> {
  if (typeof value !== 'object' || value === null || depth === 0) yield JSON.stringify(value);
  else if (Array.isArray(value)) yield* createListChunks(value);
  else yield* createRecordChunks(value, depth);
}

function* createListChunks(list: readonly unknown[]): Generator<string> {
  yield '[';
  for (let start = 0; start < list.length; start += ENTRIES) {
    const entries = JSON.stringify(list.slice(start, start + ENTRIES)).slice(1, -1);
    yield start === 0 ? entries : `,${entries}`;
  }
  yield ']';
}

function* createRecordChunks(record: object, depth: number): Generator<string> {
  const entries = Object.entries(record).filter(([, value]) => value !== undefined);
  yield '{';
  for (const [index, [name, value]] of entries.entries()) {
    yield `${index === 0 ? '' : ','}${JSON.stringify(name)}:`;
    yield* createChunks(value, depth - 1);
  }
  yield '}';
}
