import { ERROR_CODES } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import { BusinessError } from '../../domain/business-error.ts';
import { getAddressGroup } from '../../domain/get-address-group.ts';
import { spendMailBudget } from './mail-budget-repository.ts';

/** @throws BusinessError `mailLimit` if a network address has requested too many mails. */
export async function assertMailBudget(database: Database, address: string): Promise<void> {
  if (!(await spendMailBudget(database, 'address', getAddressGroup(address)))) {
    throw new BusinessError(ERROR_CODES.mailLimit);
  }
}
