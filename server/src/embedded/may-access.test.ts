import { chmod, mkdir, mkdtemp, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mayAccess } from './may-access.ts';

const OTHER_USER = { uid: 61_001, gid: 61_001 };

describe('mayAccess', () => {
  let dir: string;
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'atrium-reach-'));
    await chmod(dir, 0o755);
    await mkdir(join(dir, 'closed', 'inner'), { recursive: true });
    await chmod(join(dir, 'closed', 'inner'), 0o755);
    await chmod(join(dir, 'closed'), 0o700);
  });
  afterEach(() => rm(dir, { recursive: true, force: true }));

  it('returns true for a path through open folders, whether the path exists or not', async () => {
    expect(await mayAccess(join(dir, 'file'), OTHER_USER)).toBe(true);
    expect(await mayAccess(join(dir, 'not', 'yet', 'file'), OTHER_USER)).toBe(true);
  });

  it('returns false behind a closed folder of another user, at any level', async () => {
    expect(await mayAccess(join(dir, 'closed', 'file'), OTHER_USER)).toBe(false);
    expect(await mayAccess(join(dir, 'closed', 'inner', 'file'), OTHER_USER)).toBe(false);
    expect(await mayAccess(join(dir, 'closed', 'not', 'yet', 'file'), OTHER_USER)).toBe(false);
  });

  it('returns false below a link that leads through a closed folder', async () => {
    await symlink(join(dir, 'closed', 'inner'), join(dir, 'link'));
    expect(await mayAccess(join(dir, 'link', 'file'), OTHER_USER)).toBe(false);
    expect(await mayAccess(join(dir, 'link', 'not', 'yet', 'file'), OTHER_USER)).toBe(false);
  });

  it('returns true for the owner of a closed folder, and for its group if the group has access', async () => {
    const { uid, gid } = await stat(join(dir, 'closed'));
    expect(await mayAccess(join(dir, 'closed', 'file'), { uid, gid: OTHER_USER.gid })).toBe(true);
    expect(await mayAccess(join(dir, 'closed', 'file'), { uid: OTHER_USER.uid, gid })).toBe(false);
    await chmod(join(dir, 'closed'), 0o710);
    expect(await mayAccess(join(dir, 'closed', 'file'), { uid: OTHER_USER.uid, gid })).toBe(true);
  });
});
