/** Balance of what was found rightly to what was found and what should have been; 1 is best. Repeated items count. */
export function f1(found: readonly (readonly string[])[], expected: readonly (readonly string[])[]): number {
  let hits = 0;
  let total = 0;
  expected.forEach((wanted, index) => {
    const given = found[index] ?? [];
    const rest = [...given];
    for (const item of wanted) {
      const place = rest.indexOf(item);
      if (place < 0) continue;
      rest.splice(place, 1);
      hits += 1;
    }
    total += given.length + wanted.length;
  });
  return total === 0 ? 1 : (2 * hits) / total;
}
