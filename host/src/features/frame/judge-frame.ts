/** Why a page is not shown in a frame, or that it may be. */
export type FrameVerdict = 'allowed' | 'unreadable' | 'insecure' | 'own' | 'foreign';

interface Ground {
  /** Origin of the console, as `location.origin` gives it. */
  readonly origin: string;
  /** Origins that the deployment allows. */
  readonly allowed: readonly string[];
}

/**
 * Whether an address may be shown in a frame: by https, from an origin on the list. Never the console's own, where a
 * framed page could reach around its sandbox into the console itself, list or not.
 */
export function judgeFrame(address: string, { origin, allowed }: Ground): FrameVerdict {
  const url = URL.parse(address);
  if (!url || url.username || url.password) return 'unreadable';
  if (url.origin === origin) return 'own';
  if (url.protocol !== 'https:') return 'insecure';
  return allowed.includes(url.origin) ? 'allowed' : 'foreign';
}
