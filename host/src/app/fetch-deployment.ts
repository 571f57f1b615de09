import { type Deployment, deploymentSchema } from '@atrium/contract';

/** Reads what the deployment decides. Throws when it cannot be reached or is no deployment's configuration. */
export async function fetchDeployment(): Promise<Deployment> {
  const answer = await fetch('/config.json');
  if (!answer.ok) throw new Error(`/config.json was answered with ${answer.status}.`);
  return deploymentSchema.parse(await answer.json());
}
