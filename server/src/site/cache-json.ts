import { createHash } from 'node:crypto';
import { type PackedJson, packJson } from './pack-json.ts';

/** JSON that is the same for all callers, and the ETag with which a cache validates its copy. */
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
  let expiresAt = 0;
  return () => {
    if (cached && performance.now() < expiresAt) return cached;
    const pending = read().then(tagJson);
    cached = pending;
    expiresAt = performance.now() + lifetime;
    pending.catch(() => {
      if (cached === pending) cached = undefined;
    });
    return pending;
  };
}

function tagJson(value: object): TaggedJson {
  const json = packJson(value);
  // The ETag is weak, because all encodings of the text share it.
  return { json, tag: `W/"${createHash('sha256').update(json.text).digest('base64url')}"` };
}
