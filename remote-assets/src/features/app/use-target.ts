import { type Target, targetDetailCall } from '@atrium/contract';
import { useCall } from '@atrium/runtime';
import { useOpenApp } from './open-app.ts';

/**
 * Returns the open app's target. It is undefined until it is loaded, if it cannot be loaded, and if it is no longer
 * published.
 */
export function useTarget(): { readonly target: Target | undefined; readonly isUnpublished: boolean } {
  const { app } = useOpenApp();
  const { data } = useCall(targetDetailCall, { kind: app.kind, id: app.targetId });
  return { target: data?.target ?? undefined, isUnpublished: data?.target === null };
}
