import hmacSha256 from 'crypto-js/hmac-sha256.js';
import { WIRE_LABELS } from './format.ts';
import { toBytes, toWords, type WordArray } from './word-array.ts';

export interface WireKeys {
  /** Identifies the keys in a body: 0 to 255. */
  readonly id: number;
  readonly encryption: WordArray;
  readonly authentication: WordArray;
}

/** Derives the wire keys from the deployment's secret, as `WIRE_LABELS` describes. */
export function deriveWireKeys(secret: string): WireKeys {
  const key = toWords(new TextEncoder().encode(secret));
  const derive = (label: string): WordArray => hmacSha256(toWords(new TextEncoder().encode(label)), key);
  return {
    id: toBytes(derive(WIRE_LABELS.id))[0] ?? 0,
    encryption: derive(WIRE_LABELS.encryption),
    authentication: derive(WIRE_LABELS.authentication),
  };
}
