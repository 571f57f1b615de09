import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import webpack from 'webpack';
import { repository } from '../repository.ts';
import { cryptoExternals } from './crypto-externals.ts';

const AES = 'crypto-js/aes.js';
const require = createRequire(path.join(repository, 'shared/contract/package.json'));

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'crypto-externals-'));
});

afterAll(() => rm(folder, { recursive: true }));

/** Returns the modules of a build that imports the browser's side of the wire format. */
async function listModules(): Promise<readonly string[]> {
  const entry = path.join(folder, 'entry.js');
  const [aes, core] = [AES, 'crypto-js/core.js'].map((name) => JSON.stringify(require.resolve(name)));
  await writeFile(entry, `module.exports = { AES: require(${aes}), core: require(${core}) };`);
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry,
    output: { path: path.join(folder, 'dist'), library: { type: 'commonjs2' } },
    externals: cryptoExternals,
    externalsType: 'var',
    optimization: { minimize: false },
    ignoreWarnings: [/./],
  });
  return new Promise((finish, reject) => {
    compiler?.run((error, stats) => {
      if (error) reject(error);
      else finish((stats?.toJson({ all: false, modules: true }).modules ?? []).map(({ name = '' }) => name));
    });
  });
}

it('leaves the derivation of keys out of a build, which still encrypts with a key', async () => {
  const names = await listModules();
  expect(names.filter((name) => /cipher-core/.test(name))).toHaveLength(1);
  expect(names.filter((name) => /md5\.js|evpkdf\.js|sha1\.js/.test(name))).toEqual([]);
  const built = require(path.join(folder, 'dist/main.js'));
  const complete = require(AES);
  const { WordArray } = built.core.lib;
  const [key, iv] = [WordArray.create([1, 2, 3, 4, 5, 6, 7, 8]), WordArray.create([1, 2, 3, 4])];
  const text = WordArray.create([9, 9]);
  const sealed = built.AES.encrypt(text, key, { iv }).ciphertext;
  expect(sealed.words).toEqual(complete.encrypt(text, key, { iv }).ciphertext.words);
});
