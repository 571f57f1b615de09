import { useState } from 'react';

/**
 * The text of a box whose value is something else: what is typed stays as it is typed (`1.`, `{`), as long as it comes
 * to the value that is held; any other value is written again.
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
