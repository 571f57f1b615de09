import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { DatabaseOwner } from './database-owner.ts';

const OWNER_SEARCH = 0o100;
const GROUP_SEARCH = 0o010;
const OTHER_SEARCH = 0o001;

/** Whether the owner may pass through every folder above a path; folders that do not exist yet will be made for it. */
export async function mayReach(path: string, owner: DatabaseOwner): Promise<boolean> {
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    const found = await stat(folder).catch(() => undefined);
    if (found) {
      const needed =
        found.uid === owner.uid ? OWNER_SEARCH : found.gid === owner.gid ? GROUP_SEARCH : OTHER_SEARCH;
      if ((found.mode & needed) === 0) return false;
    }
    if (folder === dirname(folder)) return true;
  }
}
