import { createHash } from 'node:crypto';
import { type PackedJson, packJson } from './pack-json.ts';

/** JSON that is the same for all callers, and the ETag by which a cache validates its copy. */
export interface TaggedJson {
  readonly json: PackedJson;
  readonly tag: string;
}

/**
 * Returns a function that reads a value at most once per `lifetime` (in milliseconds) for all callers. If the read
 * fails, all waiting callers receive the error, and the next call reads again.
 */
export function cacheJson(read: () => Promise<object>, lifetime: number): () => Promise<TaggedJson> {
  let cached: Promise<TaggedJson> | undefined;
  let until = 0;
  return () => {
    if (cached && performance.now() < until) return cached;
    const next = read().then(tagJson);
    cached = next;
    until = performance.now() + lifetime;
    next.catch(() => {
      if (cached === next) cached = undefined;
    });
    return next;
  };
}

function tagJson(value: object): TaggedJson {
  const json = packJson(value);
  // The ETag is weak, because all encodings of the text share it.
  return { json, tag: `W/"${createHash('sha256').update(json.text).digest('base64url')}"` };
}
