import { ERROR_CODES } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import { BusinessError } from '../../domain/business-error.ts';
import { getAddressGroup } from '../../domain/get-address-group.ts';
import { spendMailBudget } from './mail-budget-repository.ts';

/**
 * Takes one mail from the budget of an IP address.
 *
 * @throws BusinessError `mailLimit` if the address has requested too many mails in the current hour.
 */
export async function spendAddressBudget(database: Database, address: string): Promise<void> {
  if (!(await spendMailBudget(database, 'address', getAddressGroup(address)))) {
    throw new BusinessError(ERROR_CODES.mailLimit);
  }
}
