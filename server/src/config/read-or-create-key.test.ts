import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readOrCreateKey } from './read-or-create-key.ts';

describe('the generated wire key of a deployment', () => {
  let dir: string;
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'atrium-key-'));
  });
  afterEach(() => rm(dir, { recursive: true, force: true }));

  it('is generated once, readable only by this user, and never changes', async () => {
    const data = join(dir, 'data');
    const [one, other] = await Promise.all([
      readOrCreateKey(data, 'wire-key'),
      readOrCreateKey(data, 'wire-key'),
    ]);
    expect(one).toMatch(/^[\w-]{32}$/);
    expect(other).toBe(one);
    expect(await readOrCreateKey(data, 'wire-key')).toBe(one);
    expect((await stat(join(data, 'wire-key'))).mode & 0o077).toBe(0);
  });

  it('differs between deployments', async () => {
    expect(await readOrCreateKey(join(dir, 'one'), 'wire-key')).not.toBe(
      await readOrCreateKey(join(dir, 'other'), 'wire-key'),
    );
  });

  it('names the setting to use instead if the key cannot be stored', async () => {
    await writeFile(join(dir, 'file'), '');
    await expect(readOrCreateKey(join(dir, 'file', 'data'), 'wire-key')).rejects.toThrow(
      /^Failed to store the key in .+ Set ATRIUM_WIRE_KEY instead\.$/,
    );
  });
});
