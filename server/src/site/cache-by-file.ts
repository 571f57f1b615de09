import { readFile, stat } from 'node:fs/promises';

/**
 * Returns a function that computes a value from the text of a file. It computes the value again only when the file has
 * changed, for example when a new build is deployed.
 */
export function cacheByFile<Value>(file: string, compute: (text: string) => Value): () => Promise<Value> {
  let cached: { readonly version: string; readonly value: Value } | undefined;
  return async () => {
    const { mtimeMs, size } = await stat(file);
    const version = `${mtimeMs} ${size}`;
    if (cached?.version !== version) cached = { version, value: compute(await readFile(file, 'utf8')) };
    return cached.value;
  };
}
