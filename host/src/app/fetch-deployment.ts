import { type Deployment, deploymentSchema } from '@atrium/contract';
import { takeEarlyConfig } from '../early/early-requests.ts';

/**
 * Reads the deployment's configuration.
 *
 * @throws when it cannot be reached or is invalid.
 */
export async function fetchDeployment(): Promise<Deployment> {
  const answer = await (takeEarlyConfig() ?? fetch('/config.json'));
  if (!answer.ok) throw new Error(`/config.json was answered with ${answer.status}.`);
  return deploymentSchema.parse(await answer.json());
}
