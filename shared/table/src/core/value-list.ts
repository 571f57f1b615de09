/** Values as one text: parted by commas, and a comma or backslash inside a value stands behind a backslash. */
export function joinValues(values: readonly string[]): string {
  return values.map((value) => value.replaceAll(/[\\,]/g, String.raw`\$&`)).join(',');
}

export function splitValues(text: string): string[] {
  return (text.match(/(?:\\.|[^,\\])+/g) ?? []).map((value) => value.replaceAll(/\\(.)/g, '$1'));
}
