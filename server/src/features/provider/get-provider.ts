import { ERROR_CODES } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import type { Provider } from '../../openid/create-provider.ts';
import type { AppDependencies } from '../app-dependencies.ts';

/** @throws BusinessError `notFound` if the deployment has no provider with this id. */
export function getProvider({ providers = [] }: Pick<AppDependencies, 'providers'>, id: string): Provider {
  const found = providers.find(({ settings }) => settings.id === id);
  if (!found) throw new BusinessError(ERROR_CODES.notFound);
  return found;
}
