import { type Deployment, deploymentSchema } from '@atrium/contract';
import { consumeEarlyConfig } from '../early/early-requests.ts';

/**
 * Reads the deployment's configuration.
 *
 * @throws when the configuration cannot be loaded or is invalid.
 */
export async function fetchDeployment(): Promise<Deployment> {
  const response = await (consumeEarlyConfig() ?? fetch('/config.json'));
  if (!response.ok) throw new Error(`/config.json returned status ${response.status}.`);
  return deploymentSchema.parse(await response.json());
}
