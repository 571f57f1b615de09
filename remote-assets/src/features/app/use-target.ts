import { type Target, targetDetailCall } from '@atrium/contract';
import { useCall } from '@atrium/runtime';
import { useOpenApp } from './open-app.ts';

/** What the open app is made of, while that is published; nothing until it is known. */
export function useTarget(): { readonly target: Target | undefined; readonly isLoading: boolean } {
  const { app } = useOpenApp();
  const { data, error } = useCall(targetDetailCall, { kind: app.kind, id: app.targetId });
  return { target: data?.target ?? undefined, isLoading: !data && !error };
}
