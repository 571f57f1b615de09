import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../server/environment.ts';

const run = promisify(execFile);

/** A remote with one page, for a test. */
export interface CreatedRemote {
  /** The folder of its pointer and versions. */
  readonly dist: string;
  /** Builds the remote with this source of its page, and returns the text of the pointer. */
  build(page: string): Promise<string>;
  remove(): Promise<void>;
}

/** Imports that a page may use. */
const HEADER = `import { useState } from 'react';\nimport { useAppAtomValue, usePane, userInfoAtom } from '@atrium/runtime';\n`;

/** Creates the project of a remote with one page at `/admin/<name>/page`, outside the repository. `build` builds it. */
export async function createRemote(name: string): Promise<CreatedRemote> {
  const dir = await mkdtemp(join(tmpdir(), `atrium-remote-${name}-`));
  const template = join(ROOT, 'remote-assets');
  await mkdir(join(dir, 'src'));
  await mkdir(join(dir, 'locales'));
  await symlink(join(template, 'node_modules'), join(dir, 'node_modules'));
  const info = {
    name: `remote-${name}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    sideEffects: false,
  };
  await writeFile(join(dir, 'package.json'), JSON.stringify(info));
  await writeFile(join(dir, 'webpack.config.ts'), await readFile(join(template, 'webpack.config.ts')));
  await writeFile(
    join(dir, 'descriptor.ts'),
    `export const descriptor = ${JSON.stringify(createDescriptor(name))};`,
  );
  await writeFile(join(dir, 'src', 'remote.tsx'), createModule(name));
  for (const locale of ['zh-CN', 'en-US']) {
    await writeFile(
      join(dir, 'locales', `${locale}.po`),
      `msgid "${name}.menu.page"\nmsgstr "Page of ${name}"\n`,
    );
  }
  return {
    dist: join(dir, 'dist'),
    async build(page) {
      await writeFile(join(dir, 'src', 'page.tsx'), `${HEADER}${page}\n`);
      const webpack = join(dir, 'node_modules', 'webpack', 'bin', 'webpack.js');
      await run(process.execPath, [webpack, '--mode', 'production'], { cwd: dir });
      return readFile(join(dir, 'dist', 'remote.json'), 'utf8');
    },
    remove: () => rm(dir, { recursive: true }),
  };
}

function createDescriptor(name: string): object {
  const title = `${name}.menu.page`;
  const path = `/admin/${name}/page`;
  return {
    name: `remote_${name}`,
    contract: '^1.0.0',
    namespaces: [`/admin/${name}`],
    routes: [{ path, name: `${name}-page`, title }],
    menu: [{ path, title }],
    messages: name,
  };
}

function createModule(name: string): string {
  return `export const remote = {
  contract: '1.0.0',
  version: process.env.ATRIUM_REMOTE_VERSION,
  pages: { '${name}-page': () => import('./page.tsx') },
  messages: { 'zh-CN': () => import('../locales/zh-CN.po'), 'en-US': () => import('../locales/en-US.po') },
};\n`;
}
