import { sharesRole } from '@atrium/contract';
import type { ReactNode } from 'react';
import { useAppAtomValue } from '../store/use-app-atom.ts';
import { userInfoAtom } from './user-info-atom.ts';

interface AccessGateProps {
  /** Roles of which one is enough. An empty or missing list lets nobody through. */
  readonly access: readonly string[] | undefined;
  readonly children: ReactNode;
}

/** Renders its children only for people who have one of the roles, and follows when these change. */
export function AccessGate({ access, children }: AccessGateProps): ReactNode {
  const info = useAppAtomValue(userInfoAtom);
  return sharesRole(access, info?.access) ? children : null;
}
