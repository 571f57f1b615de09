import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** What the system can do to contain a process, beside Node's own permissions. */
export const MEASURES = ['other-user', 'no-capabilities', 'no-new-privileges', 'no-network'] as const;

export type Measure = (typeof MEASURES)[number];

export interface Isolation {
  readonly measures: readonly Measure[];
  /** A program and arguments that the command line of an engine is appended to; empty when there is none. */
  readonly command: readonly string[];
  /** The system user to start the process as; undefined when `command` changes the user, or nothing does. */
  readonly user?: { readonly uid: number; readonly gid: number };
}

/** The user `nobody` on every Linux. */
const NOBODY = 65_534;
/** Milliseconds. */
const PROBE_LIMIT = 10_000;
const FOLDERS = ['/usr/bin', '/bin', '/usr/sbin', '/sbin'];
/** Files that a process has to be able to read: its code and its packages. */
const NEEDED = [
  import.meta.url,
  import.meta.resolve('@atrium/contract'),
  import.meta.resolve('@node-rs/jieba'),
].map((url) => fileURLToPath(url));
const PROBE = 'for (const path of process.argv.slice(1)) fs.accessSync(path, fs.constants.R_OK)';

const run = promisify(execFile);

let found: Promise<Isolation> | undefined;

/** The strongest isolation that works on this system. It is probed once, by starting Node under it. */
export function findIsolation(): Promise<Isolation> {
  found ??= probe(candidates());
  return found;
}

async function probe([first, ...weaker]: readonly Isolation[]): Promise<Isolation> {
  if (!first) return { measures: [], command: [] };
  const [program = '', ...options] = [...first.command, process.execPath, '-e', PROBE, ...NEEDED];
  try {
    await run(program, options, { ...first.user, env: {}, cwd: import.meta.dirname, timeout: PROBE_LIMIT });
    return first;
  } catch {
    return probe(weaker);
  }
}

/** Strongest first. */
function candidates(): readonly Isolation[] {
  if (process.platform !== 'linux') return [];
  const isRoot = process.getuid?.() === 0;
  const privileges = isRoot ? [...asNobody(), ...withoutCapabilities()] : withoutNewPrivileges();
  const spawned = isRoot
    ? [
        {
          measures: ['other-user', 'no-capabilities'] as const,
          command: [],
          user: { uid: NOBODY, gid: NOBODY },
        },
      ]
    : [];
  return [
    ...privileges.flatMap((isolation) => [...withoutNetwork(isolation, isRoot), isolation]),
    ...spawned,
    ...withoutNetwork({ measures: [], command: [] }, isRoot),
  ];
}

function asNobody(): readonly Isolation[] {
  const user = [`--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'];
  return setPrivileges(['other-user', 'no-capabilities', 'no-new-privileges'], user);
}

/** For root where `nobody` cannot read the project. */
function withoutCapabilities(): readonly Isolation[] {
  return setPrivileges(['no-capabilities', 'no-new-privileges'], ['--inh-caps=-all', '--bounding-set=-all']);
}

function withoutNewPrivileges(): readonly Isolation[] {
  return setPrivileges(['no-new-privileges'], []);
}

function setPrivileges(measures: readonly Measure[], options: readonly string[]): readonly Isolation[] {
  const program = findProgram('setpriv');
  return program ? [{ measures, command: [program, ...options, '--no-new-privs', '--'] }] : [];
}

/** The same in a network namespace of its own, which has no interface that is up. */
function withoutNetwork({ measures, command }: Isolation, isRoot: boolean): readonly Isolation[] {
  const program = findProgram('unshare');
  if (!program) return [];
  const namespaces = isRoot ? ['--net'] : ['--map-current-user', '--net'];
  return [{ measures: [...measures, 'no-network'], command: [program, ...namespaces, '--', ...command] }];
}

function findProgram(name: string): string | undefined {
  return FOLDERS.map((folder) => `${folder}/${name}`).find(existsSync);
}
