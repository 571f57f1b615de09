import { type ChildProcess, spawn } from 'node:child_process';
import { Duplex } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { Isolation } from './find-isolation.ts';

export interface IsolatedProcess {
  readonly child: ChildProcess;
  /** Bytes to and from the process through its file descriptor 3. */
  readonly channel: Duplex;
}

/**
 * Starts a module in its own process under an isolation. The programs that set up the isolation replace themselves with
 * Node (`exec`), so they do not remain as parents of the process.
 *
 * The channel is a pipe instead of the channel of `fork`, because Node trusts the messages of `fork`, and a forged
 * message can end the receiver.
 *
 * @param flags Node's own flags.
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
    // The user of the process may not have access to the working directory of the server.
    cwd: import.meta.dirname,
    // Engines read untrusted input and do not need the server's secrets.
    env: {},
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  });
  // Without a listener, an error ends the server. The code that waits for a response listens only while it waits.
  child.on('error', () => undefined);
  const channel = child.stdio?.[3];
  if (!(channel instanceof Duplex)) throw new Error('The process of the engine could not be started.');
  channel.on('error', () => undefined);
  return { child, channel };
}
