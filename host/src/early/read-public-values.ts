/**
 * Returns the stored values that all users of this browser share and whose names begin with `name`. There can be
 * several of one name: the deployment ID, which starts each key, is not known yet.
 */
export function readPublicValues(name: string): readonly unknown[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.includes(`:public:${name}`))
      .map((key) => parseJson(localStorage.getItem(key) ?? ''));
  } catch {
    return [];
  }
}

/** Returns `undefined` for a text that is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
