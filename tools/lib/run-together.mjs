import { spawn } from 'node:child_process';

/** What `node --watch` prints if the program ends with an error. It then waits for a change, without a limit. */
const FAILED = 'Failed running';

/**
 * @typedef {object} Command
 * @property {string} command
 * @property {readonly string[]} args
 * @property {string} [ready] for a program under `node --watch`: what it prints once it has started. If it fails before,
 *   it counts as ended with code 1.
 */

/**
 * Runs commands side by side until one ends or a signal comes, then ends the others.
 *
 * @param {readonly Command[]} commands
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<number>} the exit code of the command that ended first.
 */
export function runTogether(commands, options) {
  return new Promise((resolve) => {
    let running = commands.length;
    let first;
    const endAll = (signal) => {
      for (const child of children) child.kill(signal);
    };
    const end = (code) => {
      first ??= code;
      endAll('SIGTERM');
    };
    const children = commands.map(({ command, args, ready }) => {
      const stdio = ['ignore', ready === undefined ? 'inherit' : 'pipe', 'inherit'];
      const child = spawn(command, args, { ...options, stdio });
      if (ready !== undefined) watchStart(child.stdout, ready, () => end(1));
      return child;
    });
    const signals = ['SIGINT', 'SIGTERM'];
    for (const signal of signals) process.on(signal, endAll);
    for (const child of children) {
      child.on('close', (code) => {
        running -= 1;
        end(code ?? 0);
        if (running > 0) return;
        for (const signal of signals) process.off(signal, endAll);
        resolve(first);
      });
    }
  });
}

/** Forwards the output of a program, and reports a failure before it is ready. */
function watchStart(stdout, ready, onFailure) {
  let printed = '';
  let isReady = false;
  stdout.on('data', (chunk) => {
    process.stdout.write(chunk);
    if (isReady) return;
    printed += chunk;
    isReady = printed.includes(ready);
    if (!isReady && printed.includes(FAILED)) onFailure();
  });
}
