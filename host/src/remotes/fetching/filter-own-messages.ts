import type { CatalogLoader } from '@atrium/i18n';

type Messages = Awaited<ReturnType<CatalogLoader>>['messages'];

/**
 * Returns a remote's messages without those under another package's prefix. A remote cannot override messages of the
 * host or of another remote.
 */
export function filterOwnMessages(messages: Readonly<Record<string, unknown>>, prefix: string): Messages {
  const ownEntries = Object.entries(messages).filter(([id]) => id.startsWith(`${prefix}.`));
  return Object.fromEntries(ownEntries) as Messages;
}
