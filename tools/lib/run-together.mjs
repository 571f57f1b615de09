import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** The text that `node --watch` prints if its program fails. Node then waits for a change of the sources. */
const FAILURE_TEXT = 'Failed running';

/**
 * @typedef {object} Command
 * @property {string} command
 * @property {readonly string[]} args
 * @property {string} [readyText] for a program under `node --watch`: what it prints when it has
 *   started. If it fails before, it counts as ended with code 1.
 */

/**
 * Runs commands at the same time until one ends or this process gets a signal, then ends the others.
 *
 * @param {readonly Command[]} commands
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<number>} the exit code of the command that ended first. Like in a shell, it is 128 plus the number of
 *   the signal that ended the command, or 0 if this process got the signal.
 */
export function runTogether(commands, options) {
  return new Promise((resolve) => {
    let running = commands.length;
    let exitCode;
    let isStopped = false;
    const endAll = (signal) => {
      for (const child of children) child.kill(signal);
    };
    const stop = (signal) => {
      isStopped = true;
      endAll(signal);
    };
    const end = (code) => {
      exitCode ??= code;
      endAll('SIGTERM');
    };
    const children = commands.map(({ command, args, readyText }) => {
      const stdio = ['ignore', readyText === undefined ? 'inherit' : 'pipe', 'inherit'];
      const child = spawn(command, args, { ...options, stdio });
      if (readyText !== undefined) watchStart(child.stdout, readyText, () => end(1));
      return child;
    });
    const signals = ['SIGINT', 'SIGTERM'];
    for (const signal of signals) process.on(signal, stop);
    for (const child of children) {
      child.on('close', (code, signal) => {
        running -= 1;
        end(code ?? (isStopped ? 0 : 128 + constants.signals[signal]));
        if (running > 0) return;
        for (const signal of signals) process.off(signal, stop);
        resolve(exitCode);
      });
    }
  });
}

/** Forwards the output of a program, and reports a failure before it is ready. */
function watchStart(stdout, readyText, onFailure) {
  let output = '';
  let isReady = false;
  stdout.on('data', (chunk) => {
    process.stdout.write(chunk);
    if (isReady) return;
    output += chunk;
    isReady = output.includes(readyText);
    if (!isReady && output.includes(FAILURE_TEXT)) onFailure();
  });
}
