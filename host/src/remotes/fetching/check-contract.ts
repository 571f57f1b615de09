import { CONTRACT_VERSION, type Descriptor, type Integrity, satisfiesContract } from '@atrium/contract';
import { type FailureContext, RemoteFailure } from './remote-failure.ts';

/**
 * Checks the contract of a remote's version.
 *
 * @throws when it does not match this host's contract. The error names both contracts.
 */
export function checkContract(descriptor: Descriptor, version: string): void {
  if (satisfiesContract(CONTRACT_VERSION, descriptor.contract)) return;
  throw new RemoteFailure('contract', {
    step: 'entry',
    remote: descriptor.name,
    version,
    details: { needs: descriptor.contract, has: CONTRACT_VERSION },
  });
}

/** Returns the names that an entry point of a federated package exports, such as `@atrium/ui/data`. */
export type ListExports = (entryPoint: string) => Promise<readonly string[]>;

/**
 * Checks that the federated packages provide the exports that a remote requires.
 *
 * @throws when this host's federated packages lack some of them. The error names them.
 */
export async function checkRequiredExports(
  required: Integrity['needs'],
  { remote, version }: Pick<FailureContext, 'remote' | 'version'>,
  listExports: ListExports,
): Promise<void> {
  const entryPoints = Object.entries(required ?? {});
  const missing = await Promise.all(
    entryPoints.map(async ([entryPoint, names]) => {
      const exported = await listExports(entryPoint);
      return names.filter((name) => !exported.includes(name)).map((name) => `${entryPoint} ${name}`);
    }),
  );
  const names = missing.flat();
  if (names.length === 0) return;
  throw new RemoteFailure('missing-exports', {
    step: 'entry',
    remote,
    version,
    details: { names: names.join(', '), has: CONTRACT_VERSION },
  });
}
