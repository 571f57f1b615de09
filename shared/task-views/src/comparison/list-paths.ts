/** Returns each value of JSON below objects and arrays, by its path, such as `lines[0].text`. */
export function listPaths(value: unknown, path = ''): ReadonlyMap<string, unknown> {
  const paths = new Map<string, unknown>();
  addPaths(value, path, paths);
  return paths;
}

function addPaths(value: unknown, path: string, paths: Map<string, unknown>): void {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (entries.length === 0) {
    paths.set(path, value);
    return;
  }
  for (const [key, part] of entries) {
    const step = Array.isArray(value) ? `[${key}]` : path === '' ? key : `.${key}`;
    addPaths(part, `${path}${step}`, paths);
  }
}
