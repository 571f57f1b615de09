/** Returns the value of a control as one of its options. Throws if it is none of them. */
export function parseOption<Option extends string>(options: readonly Option[], value: string): Option {
  const found = options.find((option) => option === value);
  if (found === undefined) throw new Error(`${value} is not an option.`);
  return found;
}
