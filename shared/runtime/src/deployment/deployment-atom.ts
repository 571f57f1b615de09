import type { Deployment } from '@atrium/contract';
import { atom } from 'jotai';

const configuredAtom = atom<Deployment | undefined>(undefined);

/** The settings of this deployment. Reading it before `configureRuntime` throws. */
export const deploymentAtom = atom((get): Deployment => {
  const deployment = get(configuredAtom);
  if (!deployment) throw new Error('The runtime is not configured: call configureRuntime(deployment) first');
  return deployment;
});

export const setDeploymentAtom = atom(null, (_get, set, deployment: Deployment) => {
  set(configuredAtom, deployment);
});
