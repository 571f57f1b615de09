import { type Deployment, deploymentSchema } from '@atrium/contract';

/** What a deployment for tests decides: no detection of languages, no messages of a server, all else by default. */
export function testDeployment(changes: Partial<Deployment> = {}): Deployment {
  const deployment = deploymentSchema.parse({
    appId: 'test',
    name: 'Atrium',
    wireKey: 'a wire key for tests',
  });
  return {
    ...deployment,
    features: { ...deployment.features, detectLocale: false, remoteMessages: false },
    ...changes,
  };
}
