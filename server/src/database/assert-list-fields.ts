import { ERROR_CODES, type ListBody } from '@atrium/contract';
import { BusinessError } from '../domain/business-error.ts';
import { type ListFields, unknownListFields } from './list-query.ts';

/** Refuses a list's body that names a filter or sort the list does not have, or pages too deep. */
export function assertListFields(body: ListBody, fields: ListFields): void {
  const unknown = unknownListFields(body, fields);
  if (unknown.length > 0) throw new BusinessError(ERROR_CODES.invalid, undefined, unknown);
}
