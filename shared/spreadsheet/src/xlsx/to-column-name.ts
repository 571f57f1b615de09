/** Returns the letters of a column, which counts from 1: `A`, `Z`, `AA`. */
export function toColumnName(column: number): string {
  let name = '';
  for (let left = Math.max(1, column); left > 0; left = Math.floor((left - 1) / 26)) {
    name = String.fromCharCode(65 + ((left - 1) % 26)) + name;
  }
  return name;
}
