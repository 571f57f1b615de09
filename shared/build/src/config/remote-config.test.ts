import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Integrity, type Pointer, pointerSchema } from '@atrium/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import webpack from 'webpack';
import { repository } from '../repository.ts';
import { remoteConfig } from './remote-config.ts';

const descriptor = {
  name: 'remote_tiny',
  contract: '^1.0.0',
  namespaces: ['/admin/tiny'],
  routes: [{ path: '/admin/tiny/page', name: 'tiny-page', title: 'tiny.menu.page' }],
  menu: [],
  messages: 'tiny',
};

let folder: string;
/** A remote that is built once. Each test changes a copy of it. */
let original: string;
let first: Pointer['current'];
let remote: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'atrium-remote-config-'));
  original = await createRemote();
  ({ current: first } = await build(original));
});

beforeEach(async () => {
  const parent = await mkdtemp(path.join(folder, 'team-'));
  await cp(path.dirname(original), parent, { recursive: true, verbatimSymlinks: true });
  remote = path.join(parent, path.basename(original));
});

afterEach(() => {
  vi.unstubAllEnvs();
});

afterAll(() => rm(folder, { recursive: true }));

/** Creates a remote with one page, which shows a text from a neighboring package. */
async function createRemote(): Promise<string> {
  const parent = await mkdtemp(path.join(folder, 'team-'));
  const dir = path.join(parent, 'remote-tiny');
  const files = {
    'remote-tiny/package.json': JSON.stringify({ name: 'remote-tiny', version: '1.2.3', sideEffects: false }),
    'remote-tiny/locales/en-US.po': 'msgid "tiny.menu.page"\nmsgstr "Page"\n',
    'remote-tiny/src/remote.tsx': `export const remote = {
      version: process.env.ATRIUM_REMOTE_VERSION,
      pages: { 'tiny-page': () => import('./page.tsx') },
    };`,
    'remote-tiny/src/page.tsx': `import { msg } from '@lingui/core/macro';
      import { text } from '../../library/text.ts';
      export const Page = () => <p title={JSON.stringify(msg({ id: 'tiny.page.title', message: 'Title' }))}>{text}</p>;`,
    'library/text.ts': "export const text = 'first';",
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(parent, name)), { recursive: true });
    await writeFile(path.join(parent, name), content);
  }
  await symlink(path.join(repository, 'remote-assets/node_modules'), path.join(dir, 'node_modules'));
  return dir;
}

const changeLibrary = (text: string) =>
  writeFile(path.join(remote, '../library/text.ts'), `export const text = '${text}';`);

/** Builds the remote and returns its pointer. */
async function build(dir = remote, describedRemote: typeof descriptor = descriptor): Promise<Pointer> {
  const compiler = webpack({ ...remoteConfig({ dir, descriptor: describedRemote }), cache: false });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else compiler.close(() => resolve());
    });
  });
  return pointerSchema.parse(JSON.parse(await readFile(path.join(dir, 'dist/remote.json'), 'utf8')));
}

const listFiles = (version: string) => readdir(path.join(remote, 'dist', version), { recursive: true });

const read = (version: string, file: string) => readFile(path.join(remote, 'dist', version, file), 'utf8');

it('marks each script, so that the browser compiles all its functions while it loads', async () => {
  const scripts = (await listFiles(first.version)).filter((file) => file.endsWith('.js'));
  const firstLines = scripts.map(async (file) => (await read(first.version, file)).split('\n')[0]);
  expect(scripts.length).toBeGreaterThan(1);
  expect(new Set(await Promise.all(firstLines))).toEqual(new Set(['//# allFunctionsCalledOnLoad']));
});

describe('the version of a remote', () => {
  it('changes when a package that the remote bundles changes, and leaves the first version untouched', async () => {
    const files = await listFiles(first.version);
    await changeLibrary('second');
    const { current, previous } = await build();
    expect(current.version).not.toBe(first.version);
    expect(current.federation).not.toBe(first.federation);
    expect(previous).toEqual(first);
    expect(await listFiles(first.version)).toEqual(files);
  });

  it('changes when only the descriptor changes', async () => {
    const { current } = await build(remote, { ...descriptor, namespaces: ['/admin/tiny', '/admin/more'] });
    expect(current.version).not.toBe(first.version);
  });

  it('is the same for the same sources, in any folder and any environment', async () => {
    const rebuilt = await build(original);
    vi.stubEnv('NODE_ENV', 'production');
    const copy = await build(await createRemote());
    expect([rebuilt.current, copy.current]).toEqual([first, first]);
  });

  it('appears in the files of the version, and their hashes are correct', async () => {
    expect(first.version).toMatch(/^1\.2\.3-[0-9a-f]{8}$/);
    const { files, preload = [] } = JSON.parse(await read(first.version, 'integrity.json')) as Integrity;
    const contents = await Promise.all(
      Object.keys(files).map(async (name) => [name, await read(first.version, name)] as const),
    );
    for (const [name, text] of contents) {
      const digest = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(text));
      expect([name, files[name]]).toEqual([name, `sha384-${Buffer.from(digest).toString('base64')}`]);
      expect(text).not.toContain('ATRIUMVERSION');
    }
    const entryFiles = contents.filter(([name]) => preload.includes(name)).map(([, text]) => text);
    expect(entryFiles.join()).toContain(first.version);
    expect(new Map(contents).get('remoteEntry.js')).toContain(`var ${first.federation}`);
  });

  it('is not overwritten when its folder contains other bytes, and the pointer does not change', async () => {
    await changeLibrary('second');
    const { current: second } = await build();
    await writeFile(path.join(remote, 'dist', first.version, 'remoteEntry.js'), 'changed()');
    await changeLibrary('first');
    await expect(build()).rejects.toThrow(/this version exists and its file remoteEntry\.js has other bytes/);
    expect(await read(first.version, 'remoteEntry.js')).toBe('changed()');
    expect(JSON.parse(await readFile(path.join(remote, 'dist/remote.json'), 'utf8')).current).toEqual(second);
  });
});
