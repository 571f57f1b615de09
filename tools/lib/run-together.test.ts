import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

interface Command {
  readonly command: string;
  readonly args: readonly string[];
  readonly readyText?: string;
}

interface RunTogether {
  readonly runTogether: (commands: readonly Command[], options: object) => Promise<number>;
}

// The scripts are plain JavaScript, so that they run before anything is installed.
const { runTogether }: RunTogether = await import(new URL('./run-together.mjs', import.meta.url).href);

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'atrium-together-'));
});

afterEach(() => rm(dir, { recursive: true, force: true }));

async function writeProgram(name: string, text: string): Promise<string> {
  const file = join(dir, name);
  await writeFile(file, text);
  return file;
}

/** Creates a command that runs until it is stopped, and that records its process id. */
async function createEndlessCommand(): Promise<{ readonly command: Command; hasEnded(): Promise<boolean> }> {
  const pidFile = join(dir, 'pid');
  const script = `require('fs').writeFileSync(${JSON.stringify(pidFile)}, String(process.pid)); setInterval(() => 0, 1e6)`;
  return {
    command: { command: process.execPath, args: [await writeProgram('endless.cjs', script)] },
    async hasEnded() {
      const pid = await readFile(pidFile, 'utf8').catch(() => undefined);
      if (pid === undefined) return true;
      try {
        process.kill(Number(pid), 0);
        return false;
      } catch {
        return true;
      }
    },
  };
}

function createWatchedCommand(file: string): Command {
  return { command: process.execPath, args: ['--watch', file], readyText: 'program is ready' };
}

test('stops all programs if a watched one fails to start', async () => {
  const other = await createEndlessCommand();
  const failing = await writeProgram('failing.mjs', 'process.exitCode = 3;');
  expect(await runTogether([createWatchedCommand(failing), other.command], {})).toBe(1);
  expect(await other.hasEnded()).toBe(true);
});

test('waits for a watched program that fails after it was ready', async () => {
  const failureFile = JSON.stringify(join(dir, 'failed'));
  const failing = await writeProgram(
    'failing.mjs',
    `import { writeFileSync } from 'node:fs';
     console.log('program is ready');
     writeFileSync(${failureFile}, '');
     process.exitCode = 3;`,
  );
  const ending = await writeProgram(
    'ending.mjs',
    `import { existsSync } from 'node:fs';
     setInterval(() => existsSync(${failureFile}) && setTimeout(() => process.exit(7), 500), 50);`,
  );
  const commands = [createWatchedCommand(failing), { command: process.execPath, args: [ending] }];
  expect(await runTogether(commands, {})).toBe(7);
});

test('stops all programs when the first one ends, and returns its exit code', async () => {
  const other = await createEndlessCommand();
  const ending = await writeProgram('ending.mjs', 'process.exit(7);');
  expect(await runTogether([{ command: process.execPath, args: [ending] }, other.command], {})).toBe(7);
  expect(await other.hasEnded()).toBe(true);
});

test('returns the same exit code as a shell for a program that a signal ends', async () => {
  const other = await createEndlessCommand();
  const killed = await writeProgram(
    'killed.mjs',
    "process.kill(process.pid, 'SIGKILL'); setInterval(() => 0, 1e6);",
  );
  expect(await runTogether([{ command: process.execPath, args: [killed] }, other.command], {})).toBe(137);
});

test('returns 0 after this process gets the signal that ends the programs', async () => {
  const other = await createEndlessCommand();
  const ended = runTogether([other.command], {});
  await vi.waitFor(async () => expect(await other.hasEnded()).toBe(false));
  process.emit('SIGTERM', 'SIGTERM');
  expect(await ended).toBe(0);
});
