import { type ChildProcess, spawn } from 'node:child_process';
import { Duplex } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { Isolation } from './find-isolation.ts';

export interface IsolatedProcess {
  readonly child: ChildProcess;
  /** Bytes to and from the process: its file descriptor 3. */
  readonly channel: Duplex;
}

/**
 * Starts a module in a process of its own under an isolation. The programs that set the isolation up become the process
 * and leave no parent of theirs behind.
 *
 * It has a pipe rather than the channel of `fork`: Node trusts what arrives through that channel, and a forged message
 * ends the receiver.
 *
 * @param flags Node's own.
 * @throws Error when the system cannot start another process.
 */
export function startIsolated(
  script: URL,
  { command, user }: Isolation,
  flags: readonly string[],
): IsolatedProcess {
  const [program = '', ...options] = [...command, process.execPath, ...flags, fileURLToPath(script)];
  const child = spawn(program, options, {
    ...user,
    // The server's own folder may be closed to the user of the process.
    cwd: import.meta.dirname,
    // Engines read untrusted input and need no secret of the server.
    env: {},
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  });
  // The code that waits for an answer listens too. Without a listener, an error ends the server.
  child.on('error', () => undefined);
  const channel = child.stdio?.[3];
  if (!(channel instanceof Duplex)) throw new Error('The process of the engine could not be started.');
  channel.on('error', () => undefined);
  return { child, channel };
}
