import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import webpack from 'webpack';
import { repository } from '../repository.ts';
import { arcoExternals } from './arco-externals.ts';

const { resolve } = createRequire(path.join(repository, 'shared/ui/package.json'));

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'arco-externals-'));
});

afterAll(() => rm(folder, { recursive: true }));

/** Returns the names of the modules in a build that imports Arco's modal. */
async function listModalModules(): Promise<readonly string[]> {
  const entry = path.join(folder, 'entry.js');
  const modal = resolve('@arco-design/web-react/es/Modal/index.js');
  await writeFile(entry, `import Modal from ${JSON.stringify(modal)}; globalThis.modal = Modal;`);
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry,
    output: { path: path.join(folder, 'dist') },
    externals: [arcoExternals, { react: 'React', 'react-dom': 'ReactDOM' }],
    optimization: { concatenateModules: false, minimize: false },
    ignoreWarnings: [/./],
  });
  return new Promise((finish, reject) => {
    compiler?.run((error, stats) => {
      if (error) reject(error);
      else
        finish(
          (stats?.toJson({ all: false, modules: true, modulesSpace: 9999 }).modules ?? []).map(
            ({ name = '' }) => name,
          ),
        );
    });
  });
}

it('excludes the polyfill and the static dialogs and messages of Arco from a build', async () => {
  const names = await listModalModules();
  expect(names.filter((name) => /es\/Modal\/modal\.js$/.test(name))).toHaveLength(1);
  expect(
    names.filter((name) =>
      /resize-observer-polyfill|confirm|useModal|es\/(Message|Notification)\//.test(name),
    ),
  ).toEqual([]);
  expect(await readFile(path.join(folder, 'dist/main.js'), 'utf8')).toContain(
    'module.exports = ({ config() {} })',
  );
});
