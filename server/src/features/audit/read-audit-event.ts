import { type AuditEvent, type auditDetailCall, type BodyOf, ERROR_CODES } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { findAuditEvent } from './audit-repository.ts';

export async function readAuditEvent(
  { database }: AppDependencies,
  { id }: BodyOf<typeof auditDetailCall>,
): Promise<AuditEvent> {
  const found = await findAuditEvent(database, id);
  if (!found) throw new BusinessError(ERROR_CODES.notFound);
  return found;
}
