import { appStore, readStored, userIdAtom, writeStored } from '@atrium/runtime';
import { type StoredTab, storedTabsSchema, type Tab } from './tab.ts';

const KEY = 'opened-tabs';

/** Stores the tabs twice: for the user's next sign-in, and for a reload of this window. */
export function writeOpenedTabs(tabs: readonly Tab[]): void {
  const stored = tabs.map(({ id: _id, mountNumber: _mountNumber, ...tab }): StoredTab => tab);
  writeStored('user', KEY, storedTabsSchema, stored);
  try {
    sessionStorage.setItem(getWindowKey(), JSON.stringify(stored));
  } catch {
    // If storage is forbidden or full, only the list for the next sign-in is used.
    return;
  }
}

/** Returns the tabs to restore: those of this window before its reload, otherwise those of the user's last window. */
export function readOpenedTabs(): readonly StoredTab[] {
  return readWindowTabs() ?? readStored('user', KEY, storedTabsSchema) ?? [];
}

function readWindowTabs(): readonly StoredTab[] | undefined {
  try {
    const parsed = storedTabsSchema.safeParse(JSON.parse(sessionStorage.getItem(getWindowKey()) ?? ''));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

function getWindowKey(): string {
  return `${KEY}:${appStore.get(userIdAtom)}`;
}
