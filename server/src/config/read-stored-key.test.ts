import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readStoredKey } from './read-stored-key.ts';

describe('the generated wire key of a deployment', () => {
  let dir: string;
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'atrium-key-'));
  });
  afterEach(() => rm(dir, { recursive: true, force: true }));

  it('is generated once, readable only by this user, and never changes', async () => {
    const data = join(dir, 'data');
    const [one, other] = await Promise.all([
      readStoredKey(data, 'wire-key'),
      readStoredKey(data, 'wire-key'),
    ]);
    expect(one).toMatch(/^[\w-]{32}$/);
    expect(other).toBe(one);
    expect(await readStoredKey(data, 'wire-key')).toBe(one);
    expect((await stat(join(data, 'wire-key'))).mode & 0o077).toBe(0);
  });

  it('differs between deployments', async () => {
    expect(await readStoredKey(join(dir, 'one'), 'wire-key')).not.toBe(
      await readStoredKey(join(dir, 'other'), 'wire-key'),
    );
  });

  it('requires the setting with a clear message if it cannot be stored', async () => {
    await writeFile(join(dir, 'file'), '');
    await expect(readStoredKey(join(dir, 'file', 'data'), 'wire-key')).rejects.toThrow(
      /^Failed to store the key in .+ Set ATRIUM_WIRE_KEY instead\.$/,
    );
  });
});
