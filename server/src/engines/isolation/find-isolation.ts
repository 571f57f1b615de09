import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Measures of the operating system that isolate a process, in addition to Node's own permissions. */
export const ISOLATION_MEASURES = [
  'other-user',
  'no-capabilities',
  'no-new-privileges',
  'no-network',
] as const;

export type IsolationMeasure = (typeof ISOLATION_MEASURES)[number];

export interface Isolation {
  readonly measures: readonly IsolationMeasure[];
  /** Programs that set up the isolation, with arguments. They precede the command line of an engine. May be empty. */
  readonly command: readonly string[];
  /** The system user of the process. Undefined when `command` changes the user, or when the user does not change. */
  readonly user?: { readonly uid: number; readonly gid: number };
}

/** The id of the user and the group `nobody` on common Linux systems. */
const NOBODY = 65_534;
/** The time limit of a check of an isolation, in milliseconds. */
const PROBE_TIMEOUT = 10_000;
/** The folders with the programs that set up an isolation. */
const PROGRAM_FOLDERS = ['/usr/bin', '/bin', '/usr/sbin', '/sbin'];
/** Files that a process must be able to read: one of its code, one of another package, and one of a dependency. */
const REQUIRED_FILES = [
  import.meta.url,
  import.meta.resolve('@atrium/contract'),
  import.meta.resolve('@node-rs/jieba'),
].map((url) => fileURLToPath(url));
/** A script that fails if its process cannot read one of the files in its arguments. */
const PROBE_SCRIPT = 'for (const path of process.argv.slice(1)) fs.accessSync(path, fs.constants.R_OK)';

const run = promisify(execFile);

let isolation: Promise<Isolation> | undefined;

/**
 * Returns the strongest isolation that works on this system. The first call starts Node under each candidate until one
 * works.
 */
export function findIsolation(): Promise<Isolation> {
  isolation ??= findWorkingIsolation(listCandidates());
  return isolation;
}

/** Returns the first isolation under which Node can read the required files, or one without measures. */
async function findWorkingIsolation([first, ...weaker]: readonly Isolation[]): Promise<Isolation> {
  if (!first) return { measures: [], command: [] };
  const [program = '', ...options] = [
    ...first.command,
    process.execPath,
    '-e',
    PROBE_SCRIPT,
    ...REQUIRED_FILES,
  ];
  try {
    await run(program, options, { ...first.user, env: {}, cwd: import.meta.dirname, timeout: PROBE_TIMEOUT });
    return first;
  } catch {
    return findWorkingIsolation(weaker);
  }
}

/** Returns the isolations to try, with the strongest first. */
function listCandidates(): readonly Isolation[] {
  if (process.platform !== 'linux') return [];
  const isRoot = process.getuid?.() === 0;
  const withFewerPrivileges = isRoot
    ? [...withOtherUser(), ...withoutCapabilities()]
    : withoutNewPrivileges();
  // Node itself can start a process as another user, also on a system without `setpriv`.
  const userChange = isRoot
    ? [
        {
          measures: ['other-user', 'no-capabilities'] as const,
          command: [],
          user: { uid: NOBODY, gid: NOBODY },
        },
      ]
    : [];
  return [
    ...withFewerPrivileges.flatMap((candidate) => [...withoutNetwork(candidate, isRoot), candidate]),
    ...userChange,
    ...withoutNetwork({ measures: [], command: [] }, isRoot),
  ];
}

function withOtherUser(): readonly Isolation[] {
  const user = [`--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'];
  return listSetprivIsolations(['other-user', 'no-capabilities', 'no-new-privileges'], user);
}

/** Returns the isolations for root on a system on which `nobody` cannot read the project. */
function withoutCapabilities(): readonly Isolation[] {
  return listSetprivIsolations(
    ['no-capabilities', 'no-new-privileges'],
    ['--inh-caps=-all', '--bounding-set=-all'],
  );
}

function withoutNewPrivileges(): readonly Isolation[] {
  return listSetprivIsolations(['no-new-privileges'], []);
}

/** Returns the isolation by the program `setpriv`, or an empty list if this program is not installed. */
function listSetprivIsolations(
  measures: readonly IsolationMeasure[],
  options: readonly string[],
): readonly Isolation[] {
  const program = findProgram('setpriv');
  return program ? [{ measures, command: [program, ...options, '--no-new-privs', '--'] }] : [];
}

/**
 * Returns the same isolation in a separate network namespace, which has no active interface. Returns an empty list if
 * the program `unshare` is not installed.
 */
function withoutNetwork({ measures, command }: Isolation, isRoot: boolean): readonly Isolation[] {
  const program = findProgram('unshare');
  if (!program) return [];
  const namespaces = isRoot ? ['--net'] : ['--map-current-user', '--net'];
  return [{ measures: [...measures, 'no-network'], command: [program, ...namespaces, '--', ...command] }];
}

function findProgram(name: string): string | undefined {
  return PROGRAM_FOLDERS.map((folder) => `${folder}/${name}`).find(existsSync);
}
