/** Characters of a part, at least. */
const PART_LENGTH = 64 * 1024;
/** Entries of a list that are written together. */
const ENTRIES = 50;
/** Levels that are written in parts; `data.outputs.tokens` is the third. */
const DEPTH = 4;

/**
 * The text of `JSON.stringify(value)` in parts, so that a large value does not occupy the server for long. A value that
 * JSON cannot write, such as undefined, may be a property only.
 */
export function* jsonParts(value: unknown): Generator<string> {
  let part = '';
  for (const chunk of chunks(value, DEPTH)) {
    part += chunk;
    if (part.length < PART_LENGTH) continue;
    yield part;
    part = '';
  }
  if (part !== '') yield part;
}

function* chunks(value: unknown, depth: number): Generator<string> {
  if (typeof value !== 'object' || value === null || depth === 0) yield JSON.stringify(value);
  else if (Array.isArray(value)) yield* listPieces(value);
  else yield* recordPieces(value, depth);
}

function* listPieces(list: readonly unknown[]): Generator<string> {
  yield '[';
  for (let start = 0; start < list.length; start += ENTRIES) {
    const entries = JSON.stringify(list.slice(start, start + ENTRIES)).slice(1, -1);
    yield start === 0 ? entries : `,${entries}`;
  }
  yield ']';
}

function* recordPieces(record: object, depth: number): Generator<string> {
  const entries = Object.entries(record).filter(([, value]) => value !== undefined);
  yield '{';
  for (const [index, [name, value]] of entries.entries()) {
    yield `${index === 0 ? '' : ','}${JSON.stringify(name)}:`;
    yield* chunks(value, depth - 1);
  }
  yield '}';
}
