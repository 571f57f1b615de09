import { type Deployment, deploymentSchema } from '@atrium/contract';
import { consumeEarlyConfig, readResponse } from '../early/early-requests.ts';

/**
 * Reads the deployment's configuration.
 *
 * @throws when the configuration cannot be loaded or is invalid.
 */
export async function fetchDeployment(): Promise<Deployment> {
  const { ok, status, text } = await (consumeEarlyConfig() ?? readResponse(fetch('/config.json')));
  if (!ok) throw new Error(`/config.json returned status ${status}.`);
  return deploymentSchema.parse(JSON.parse(text));
}
