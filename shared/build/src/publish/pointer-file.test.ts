import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { pointerSchema, type RemoteVersion } from '@atrium/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rollBack, setCurrentVersion } from './pointer-file.ts';

let dist: string;

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'atrium-pointer-'));
});

afterEach(() => rm(dist, { recursive: true }));

/** Deploys a version like a build: its folder first, then the pointer. */
const deploy = async (version: string) => {
  await mkdir(join(dist, version), { recursive: true });
  return setCurrentVersion(dist, createVersion(version));
};

const createVersion = (version: string): RemoteVersion => ({
  version,
  base: `${version}/`,
  integrity: `sha384-${'A'.repeat(64)}`,
  federation: 'remote_one',
  descriptor: {
    name: 'remote_one',
    contract: '^1.0.0',
    namespaces: ['/admin/one'],
    routes: [],
    menu: [],
    messages: 'one',
    titles: {},
  },
});

const readPointer = async () =>
  pointerSchema.parse(JSON.parse(await readFile(join(dist, 'remote.json'), 'utf8')));

describe('the pointer of a remote', () => {
  it('names the latest deployed version and the one before it', async () => {
    await deploy('1-a');
    await deploy('1-b');
    const { current, previous } = await readPointer();
    expect([current.version, previous?.version]).toEqual(['1-b', '1-a']);
  });

  it('does not change its previous version when the same version is deployed again', async () => {
    await deploy('1-a');
    await deploy('1-b');
    await deploy('1-b');
    expect((await readPointer()).previous?.version).toBe('1-a');
  });

  it('rolls back to the previous version, and forward again', async () => {
    await deploy('1-a');
    await deploy('1-b');
    await rollBack(dist);
    expect((await readPointer()).current.version).toBe('1-a');
    await rollBack(dist);
    expect((await readPointer()).current.version).toBe('1-b');
  });

  it('does not roll back without a previous version', async () => {
    await deploy('1-a');
    await expect(rollBack(dist)).rejects.toThrow('no previous version');
  });

  it('is served compressed with the same content', async () => {
    await deploy('1-a');
    const decompressed = brotliDecompressSync(await readFile(join(dist, 'remote.json.br'))).toString();
    expect(decompressed).toBe(await readFile(join(dist, 'remote.json'), 'utf8'));
  });

  it('retains only a few versions, including those that it names', async () => {
    for (const letter of 'abcdefgh') await deploy(`1-${letter}`);
    const folders = (await readdir(dist, { withFileTypes: true })).filter((entry) => entry.isDirectory());
    expect(folders).toHaveLength(5);
    expect(folders.map(({ name }) => name)).toEqual(expect.arrayContaining(['1-h', '1-g']));
  });
});
