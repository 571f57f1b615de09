import { atom } from 'jotai';

/** Notifies the other browser tabs of this console that the session's cookies have changed. */
export interface TabChannel {
  announce(): void;
  close(): void;
}

/** Opens the channel with this name. Returns undefined in a browser without `BroadcastChannel`. */
export function openTabChannel(name: string, onMessage: () => void): TabChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  const channel = new BroadcastChannel(name);
  channel.onmessage = onMessage;
  return { announce: () => channel.postMessage('session'), close: () => channel.close() };
}

const channelAtom = atom<TabChannel | undefined>(undefined);

export const setTabChannelAtom = atom(null, (get, set, channel: TabChannel | undefined) => {
  get(channelAtom)?.close();
  set(channelAtom, channel);
});

export const announceSessionAtom = atom(null, (get) => get(channelAtom)?.announce());
