import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readWireKey } from './read-wire-key.ts';

describe('the generated wire key of an installation', () => {
  let dir: string;
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'atrium-key-'));
  });
  afterEach(() => rm(dir, { recursive: true, force: true }));

  it('is generated once, readable only by this user, and never changes', async () => {
    const data = join(dir, 'data');
    const [one, other] = await Promise.all([readWireKey(data), readWireKey(data)]);
    expect(one).toMatch(/^[\w-]{32}$/);
    expect(other).toBe(one);
    expect(await readWireKey(data)).toBe(one);
    expect((await stat(join(data, 'wire-key'))).mode & 0o077).toBe(0);
  });

  it('differs between installations', async () => {
    expect(await readWireKey(join(dir, 'one'))).not.toBe(await readWireKey(join(dir, 'other')));
  });

  it('requires the setting with a clear message if it cannot be stored', async () => {
    await writeFile(join(dir, 'file'), '');
    await expect(readWireKey(join(dir, 'file', 'data'))).rejects.toThrow(/set ATRIUM_WIRE_KEY: .+/);
  });
});
