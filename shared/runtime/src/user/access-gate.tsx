import { hasRequiredAccess } from '@atrium/contract';
import type { ReactNode } from 'react';
import { useAppAtomValue } from '../store/use-app-atom.ts';
import { userInfoAtom } from './user-info-atom.ts';

interface AccessGateProps {
  /** Roles and permissions. One of them is enough. An empty or missing list denies access to all users. */
  readonly access: readonly string[] | undefined;
  readonly children: ReactNode;
}

/** Renders its children only while the user has one of the roles or permissions. */
export function AccessGate({ access, children }: AccessGateProps): ReactNode {
  const info = useAppAtomValue(userInfoAtom);
  return hasRequiredAccess(access, info?.access) ? children : null;
}
