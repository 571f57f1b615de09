/** Returns the option that a control has chosen. */
export function parseOption<Option extends string>(options: readonly Option[], value: string): Option {
  const found = options.find((option) => option === value);
  if (found === undefined) throw new Error(`${value} is not an option.`);
  return found;
}
