/** How long an address lives on after nobody shows it, in milliseconds. */
const GRACE = 30_000;

interface Held {
  readonly url: string;
  holders: number;
  ending?: ReturnType<typeof setTimeout>;
}

const held = new Map<Blob, Held>();

/** The address of a file, one however many show it; each of them lets go of it once. */
export function holdObjectUrl(file: Blob): string {
  const known = held.get(file) ?? { url: URL.createObjectURL(file), holders: 0 };
  clearTimeout(known.ending);
  known.holders += 1;
  held.set(file, known);
  return known.url;
}

/**
 * Lets go of a file's address. It ends a while after the last one has: a page that is hidden lets go as well, and an
 * image that is still being read then, or shown again at once, would fail.
 */
export function releaseObjectUrl(file: Blob): void {
  const known = held.get(file);
  if (!known) return;
  known.holders -= 1;
  if (known.holders > 0) return;
  known.ending = setTimeout(() => {
    held.delete(file);
    URL.revokeObjectURL(known.url);
  }, GRACE);
}
