import { type ChildProcess, fork } from 'node:child_process';
import type { Isolation } from './find-isolation.ts';

/**
 * Starts a module in a process of its own under an isolation. The programs that set the isolation up become the process
 * and leave no parent of theirs behind.
 *
 * @param flags Node's own.
 */
export function startIsolated(
  script: URL,
  { command, user }: Isolation,
  flags: readonly string[],
): ChildProcess {
  const [program = '', ...options] = [...command, process.execPath, ...flags];
  return fork(script, {
    ...user,
    execPath: program,
    execArgv: options,
    // The server's own folder may be closed to the user of the process.
    cwd: import.meta.dirname,
    // Engines read untrusted input and need no secret of the server.
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}
