/** Returns the letters of a column, which counts from 1: `A`, `Z`, `AA`. */
export function toColumnName(column: number): string {
  let name = '';
  for (let remaining = Math.max(1, column); remaining > 0; remaining = Math.floor((remaining - 1) / 26)) {
    name = String.fromCharCode(65 + ((remaining - 1) % 26)) + name;
  }
  return name;
}
