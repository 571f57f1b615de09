import type { SignedInDevice } from '@atrium/contract';
import type { SessionRecord } from '../session/session-repository.ts';

export function toSignedInDevice(session: SessionRecord): SignedInDevice {
  return {
    id: session.id,
    device: session.device,
    address: session.address,
    createdAt: session.createdAt.toISOString(),
    lastUsedAt: session.lastUsedAt.toISOString(),
  };
}
