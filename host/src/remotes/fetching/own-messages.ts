import type { CatalogLoader } from '@atrium/i18n';

type Messages = Awaited<ReturnType<CatalogLoader>>['messages'];

/** A remote's messages without those under another room's prefix: no remote rewords the host or its neighbour. */
export function ownMessages(messages: Readonly<Record<string, unknown>>, prefix: string): Messages {
  const own = Object.entries(messages).filter(([id]) => id.startsWith(`${prefix}.`));
  return Object.fromEntries(own) as Messages;
}
