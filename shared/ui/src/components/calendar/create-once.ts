/** Returns a function that creates a value at its first call. */
export function createOnce<Value>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= create();
    return value;
  };
}
