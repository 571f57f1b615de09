import { useState } from 'react';

/**
 * The text of an input whose value is not text. Typed text stays as typed (`1.`, `{`) while it parses to the current
 * value; any other value is formatted again.
 */
export function useControlledText<Value>(
  value: Value,
  write: (value: Value) => string,
  read: (text: string) => Value,
): readonly [string, (text: string) => Value] {
  const [typed, setTyped] = useState(() => write(value));
  const isHeld = JSON.stringify(read(typed)) === JSON.stringify(value);
  const type = (text: string) => {
    setTyped(text);
    return read(text);
  };
  return [isHeld ? typed : write(value), type];
}
