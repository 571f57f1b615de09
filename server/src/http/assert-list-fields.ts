import { ERROR_CODES, type ListBody } from '@atrium/contract';
import { type ListFields, unknownListFields } from '../database/list-query.ts';
import { BusinessFailure } from './business-failure.ts';

/** Refuses a list's body that names a filter or sort the list does not have, or pages too deep. */
export function assertListFields(body: ListBody, fields: ListFields): void {
  const unknown = unknownListFields(body, fields);
  if (unknown.length > 0) throw new BusinessFailure(ERROR_CODES.invalid, undefined, unknown);
}
