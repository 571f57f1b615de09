import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pointerSchema, type RemoteVersion } from '../shared/contract/src/index.ts';

let home: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'atrium-publish-'));
  mkdirSync(join(home, 'volume'));
});

afterEach(() => {
  rmSync(home, { recursive: true });
});

const volume = (...names: readonly string[]) => join(home, 'volume', ...names);

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

/** Starts the container of a build. Its image contains one version, and the volume stays after the container ends. */
function start(version: string, content = 'entry()', path = process.env.PATH): void {
  publish(createBuild(version, content), path);
}

/** Creates the build in the image of a container, and returns its folder. */
function createBuild(version: string, content = 'entry()'): string {
  const build = join(home, `image-${version}`);
  const remoteVersion = createVersion(version);
  mkdirSync(join(build, version), { recursive: true });
  writeFileSync(join(build, version, 'remoteEntry.js'), content);
  writeFileSync(join(build, version, 'version.json'), JSON.stringify(remoteVersion));
  const pointer = { name: 'remote_one', current: remoteVersion, previous: null };
  writeFileSync(join(build, 'remote.json'), JSON.stringify(pointer));
  return build;
}

const SCRIPT = join(import.meta.dirname, 'publish-version.sh');

function publish(build: string, path = process.env.PATH): void {
  execFileSync('sh', [SCRIPT, build, volume()], { env: { ...process.env, PATH: path } });
}

/** A `PATH` whose `cp` copies, and then lets another container publish its build before the first one continues. */
function createPathWithInterruption(build: string): string {
  const program = join(home, 'bin', 'cp');
  mkdirSync(join(home, 'bin'));
  const other = `PATH='${process.env.PATH}' sh '${SCRIPT}' '${build}' '${volume()}'`;
  writeFileSync(program, `#!/bin/sh\n/bin/cp "$@" && ${other}\n`, { mode: 0o755 });
  return `${join(home, 'bin')}:${process.env.PATH}`;
}

const readPointer = () => pointerSchema.parse(JSON.parse(readFileSync(volume('remote.json'), 'utf8')));

const listVersions = () => readdirSync(volume()).filter((name) => /^\d/.test(name));

describe('the container of a remote', () => {
  it('publishes the version of its image', () => {
    start('1-a');
    expect(readPointer()).toEqual({ name: 'remote_one', current: createVersion('1-a'), previous: null });
    expect(readFileSync(volume('1-a', 'remoteEntry.js'), 'utf8')).toBe('entry()');
  });

  it('keeps the previous version and its files when another image starts', () => {
    start('1-a');
    start('1-b');
    expect(readPointer()).toMatchObject({ current: createVersion('1-b'), previous: createVersion('1-a') });
    expect(existsSync(volume('1-a', 'remoteEntry.js'))).toBe(true);
  });

  it('keeps its previous version when it starts again', () => {
    start('1-a');
    start('1-b');
    start('1-b');
    expect(readPointer().previous?.version).toBe('1-a');
  });

  it('makes the previous version current when its image starts again', () => {
    start('1-a');
    start('1-b');
    start('1-a');
    expect(readPointer()).toMatchObject({ current: createVersion('1-a'), previous: createVersion('1-b') });
  });

  it('never changes the files of a version', () => {
    start('1-a');
    start('1-a', 'changed()');
    expect(readFileSync(volume('1-a', 'remoteEntry.js'), 'utf8')).toBe('entry()');
  });

  it('keeps five versions, among them those that the pointer names', () => {
    for (const letter of 'abcdefgh') start(`1-${letter}`);
    expect(listVersions()).toHaveLength(5);
    expect(listVersions()).toEqual(expect.arrayContaining(['1-h', '1-g']));
  });

  it.each(['1-b', '1-c'])('publishes version 1-b while another container publishes version %s', (other) => {
    start('1-a');
    start('1-b', 'entry()', createPathWithInterruption(createBuild(other)));
    expect(readPointer().current).toEqual(createVersion('1-b'));
    for (const version of ['1-b', other]) {
      expect(readdirSync(volume(version)).sort()).toEqual(['remoteEntry.js', 'version.json']);
    }
    expect(readdirSync(volume()).filter((name) => name.startsWith('.temporary'))).toEqual([]);
  });

  it('removes a temporary folder that is more than an hour old', () => {
    mkdirSync(volume('.temporary.old'));
    mkdirSync(volume('.temporary.new'));
    utimesSync(volume('.temporary.old'), 0, 0);
    start('1-a');
    expect(readdirSync(volume()).filter((name) => name.startsWith('.temporary'))).toEqual(['.temporary.new']);
  });

  it('compresses the pointer', () => {
    start('1-a');
    expect(gunzipSync(readFileSync(volume('remote.json.gz'))).toString()).toBe(
      readFileSync(volume('remote.json'), 'utf8'),
    );
  });
});
