import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { createInterface } from 'node:readline';

/**
 * Runs a command until it ends, and forwards the signals that this process receives.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions & { prefix?: string }} options with a prefix, the command gets no
 * input, and each line of its output starts with the prefix.
 * @returns {Promise<number>} its exit code; 128 + the signal's number if a signal ended it.
 */
export function run(command, args, { prefix, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = prefix === undefined ? 'inherit' : ['ignore', 'pipe', 'pipe'];
    const child = spawn(command, args, { stdio, ...options });
    for (const input of prefix === undefined ? [] : [child.stdout, child.stderr]) {
      createInterface({ input }).on('line', (line) => console.log(`${prefix}${line}`));
    }
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    const forward = (signal) => child.kill(signal);
    for (const signal of signals) process.on(signal, forward);
    const removeListeners = () => {
      for (const signal of signals) process.off(signal, forward);
    };
    child.once('error', (error) => {
      removeListeners();
      reject(error);
    });
    child.once('exit', (code, signal) => {
      removeListeners();
      const end = () => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
      // The last lines of the command may still arrive. A process that it left running could hold the pipes open
      // forever.
      const timeout = setTimeout(() => {
        child.stdout?.destroy();
        child.stderr?.destroy();
      }, 2_000);
      child.once('close', () => {
        clearTimeout(timeout);
        end();
      });
    });
  });
}

/**
 * Runs a command without input. Prints nothing, and returns the exit code and the output.
 *
 * @returns {Promise<{ code: number, output: string }>}
 */
export function capture(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
