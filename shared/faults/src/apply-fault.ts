import { createHash } from 'node:crypto';
import {
  type Integrity,
  integritySchema,
  pointerSchema,
  REMOTE_ENTRY,
  type RemoteVersion,
} from '@atrium/contract';
import type { ActiveFault } from './fault-board.ts';

/** Returns the real content of a file below the remote's folder. */
export type ReadFile = (file: string) => Promise<Buffer>;

const BROKEN_PROGRAM = 'this is not a program (';

/** A contract version that no host has. */
const OTHER_CONTRACT = '^99.0.0';

/**
 * Returns the content that a faulty server sends for a file. It is the real content if the fault does not affect the
 * file. The caller handles the faults `down`, `hang`, `status-500` and `html`, which replace the whole response.
 */
export async function applyFault(
  file: string,
  { fault, version }: ActiveFault,
  read: ReadFile,
): Promise<Buffer> {
  const isFileAffected = version === undefined || file.startsWith(`${version}/`);
  if (fault === 'syntax-error') return breakProgram(file, version, read);
  if (fault === 'version-clash')
    return file === 'remote.json' ? breakContract(await read(file), version) : read(file);
  const content = await read(file);
  if (!isFileAffected) return content;
  if (fault === 'truncated') return content.subarray(0, Math.floor(content.length / 2));
  if (fault === 'wrong-hash' && file.endsWith('.js')) return Buffer.concat([content, Buffer.from('\n')]);
  return content;
}

function breakContract(content: Buffer, version: string | undefined): Buffer {
  const pointer = pointerSchema.parse(JSON.parse(content.toString()));
  const change = (remoteVersion: RemoteVersion): RemoteVersion =>
    isAffected(remoteVersion, version)
      ? { ...remoteVersion, descriptor: { ...remoteVersion.descriptor, contract: OTHER_CONTRACT } }
      : remoteVersion;
  return toJsonBuffer({
    ...pointer,
    current: change(pointer.current),
    previous: pointer.previous && change(pointer.previous),
  });
}

/** Returns a file of a remote whose entry is a broken program. All hashes match the broken program. */
async function breakProgram(file: string, version: string | undefined, read: ReadFile): Promise<Buffer> {
  const folder = file.split('/')[0] ?? '';
  const matchesVersion = version === undefined || folder === version;
  if (file.endsWith(`/${REMOTE_ENTRY}`) && matchesVersion) return Buffer.from(BROKEN_PROGRAM);
  if (file.endsWith('/integrity.json') && matchesVersion) return breakManifest(await read(file));
  if (file !== 'remote.json') return read(file);
  const pointer = pointerSchema.parse(JSON.parse((await read(file)).toString()));
  const change = async (remoteVersion: RemoteVersion): Promise<RemoteVersion> => {
    if (!isAffected(remoteVersion, version)) return remoteVersion;
    const manifest = breakManifest(await read(`${remoteVersion.base}integrity.json`));
    return { ...remoteVersion, integrity: computeHash(manifest) };
  };
  return toJsonBuffer({
    ...pointer,
    current: await change(pointer.current),
    previous: pointer.previous && (await change(pointer.previous)),
  });
}

/** Returns an `integrity.json` with the hash of the broken program. */
function breakManifest(content: Buffer): Buffer {
  const manifest: Integrity = integritySchema.parse(JSON.parse(content.toString()));
  return toJsonBuffer({
    ...manifest,
    files: { ...manifest.files, [REMOTE_ENTRY]: computeHash(Buffer.from(BROKEN_PROGRAM)) },
  });
}

function isAffected(remoteVersion: RemoteVersion, version: string | undefined): boolean {
  return version === undefined || remoteVersion.version === version;
}

function computeHash(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

function toJsonBuffer(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}
