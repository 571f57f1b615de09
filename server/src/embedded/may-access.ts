import { realpath, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { SystemUser } from './system-user.ts';

/** The mode bits of a folder that let its owner, its group and other users enter it. */
const OWNER_SEARCH = 0o100;
const GROUP_SEARCH = 0o010;
const OTHER_SEARCH = 0o001;

/**
 * Returns whether a system user has permission to enter every folder above a path. Folders that do not exist yet count
 * as accessible, because they are created for this user.
 */
export async function mayAccess(path: string, systemUser: SystemUser): Promise<boolean> {
  const above = dirname(resolve(path));
  // If the path leads through links, the folders above the links and above their targets count.
  const [lexical, real] = [listFolderChain(above), listFolderChain(await resolveFolder(above))];
  const results = await Promise.all([...lexical, ...real].map((folder) => mayPass(folder, systemUser)));
  return results.every(Boolean);
}

async function mayPass(folder: string, systemUser: SystemUser): Promise<boolean> {
  const found = await stat(folder).catch(() => undefined);
  if (!found) return true;
  const needed =
    found.uid === systemUser.uid ? OWNER_SEARCH : found.gid === systemUser.gid ? GROUP_SEARCH : OTHER_SEARCH;
  return (found.mode & needed) !== 0;
}

/**
 * Returns the real path of a folder, with links resolved. For a folder that does not exist yet, returns that of the
 * nearest existing folder above it.
 */
async function resolveFolder(folder: string): Promise<string> {
  const real = await realpath(folder).catch(() => undefined);
  return real ?? (folder === dirname(folder) ? folder : resolveFolder(dirname(folder)));
}

/** Returns all folders from the root down to this folder, inclusive. */
function listFolderChain(folder: string): readonly string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [...listFolderChain(above), folder];
}
