import { type Deployment, deploymentSchema } from '@atrium/contract';

/** Returns a deployment for tests: no language detection, no server messages, defaults for everything else. */
export function testDeployment(changes: Partial<Deployment> = {}): Deployment {
  const deployment = deploymentSchema.parse({
    appId: 'test',
    name: 'Atrium',
    defaultLocale: 'en-US',
    wireKey: 'a wire key for tests',
  });
  return {
    ...deployment,
    features: { ...deployment.features, detectLocale: false, remoteMessages: false },
    ...changes,
  };
}
