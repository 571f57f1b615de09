/**
 * Whether an address may be shown in a frame: `allowed`, or the reason why not. `invalid`: not an absolute address, or
 * one with credentials. `insecure`: without HTTPS. `own`: on the console's origin. `foreign`: on an origin that the
 * deployment does not allow.
 */
export type FrameVerdict = 'allowed' | 'invalid' | 'insecure' | 'own' | 'foreign';

interface FrameContext {
  /** The console's origin, as in `location.origin`. */
  readonly origin: string;
  /** The origins that the deployment allows. */
  readonly allowed: readonly string[];
}

/**
 * Checks whether an address may be shown in a frame. It must use HTTPS and its origin must be on the list. The
 * console's own origin is never allowed, even if listed, because a framed page could then escape its sandbox into the
 * console.
 */
export function checkFrameAddress(address: string, { origin, allowed }: FrameContext): FrameVerdict {
  const url = URL.parse(address);
  if (!url || url.username || url.password) return 'invalid';
  if (url.origin === origin) return 'own';
  if (url.protocol !== 'https:') return 'insecure';
  return allowed.includes(url.origin) ? 'allowed' : 'foreign';
}
