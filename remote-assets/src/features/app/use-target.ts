import type { Target } from '@atrium/contract';
import { useLoad } from '@atrium/runtime';
import { useMemo } from 'react';
import { targetLoad } from '../../targets-load.ts';
import { useOpenApp } from './open-app.ts';

/** What the open app is made of, while that is published; nothing until it is known. */
export function useTarget(): { readonly target: Target | undefined; readonly isLoading: boolean } {
  const { app } = useOpenApp();
  const { kind, targetId } = app;
  const { data, error } = useLoad(
    targetLoad,
    useMemo(() => ({ kind, id: targetId }), [kind, targetId]),
  );
  return { target: data?.target ?? undefined, isLoading: !data && !error };
}
