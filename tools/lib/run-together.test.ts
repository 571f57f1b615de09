import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

interface Command {
  readonly command: string;
  readonly args: readonly string[];
  readonly ready?: string;
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

async function program(name: string, text: string): Promise<string> {
  const file = join(dir, name);
  await writeFile(file, text);
  return file;
}

/** Runs until it is stopped, and records its process id. */
async function createPatientCommand(): Promise<{ readonly command: Command; isGone(): Promise<boolean> }> {
  const note = join(dir, 'pid');
  const script = `require('fs').writeFileSync(${JSON.stringify(note)}, String(process.pid)); setInterval(() => 0, 1e6)`;
  return {
    command: { command: process.execPath, args: [await program('patient.cjs', script)] },
    async isGone() {
      const pid = await readFile(note, 'utf8').catch(() => undefined);
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

function watched(file: string): Command {
  return { command: process.execPath, args: ['--watch', file], ready: 'program is ready' };
}

test('stops all programs if a watched one fails to start', async () => {
  const other = await createPatientCommand();
  const failing = await program('failing.mjs', 'process.exitCode = 3;');
  expect(await runTogether([watched(failing), other.command], {})).toBe(1);
  expect(await other.isGone()).toBe(true);
});

test('waits for a watched program that fails after it was ready', async () => {
  const note = JSON.stringify(join(dir, 'failed'));
  const failing = await program(
    'late.mjs',
    `import { writeFileSync } from 'node:fs';
     console.log('program is ready');
     writeFileSync(${note}, '');
     process.exitCode = 3;`,
  );
  const ending = await program(
    'ending.mjs',
    `import { existsSync } from 'node:fs';
     setInterval(() => existsSync(${note}) && setTimeout(() => process.exit(7), 500), 50);`,
  );
  const commands = [watched(failing), { command: process.execPath, args: [ending] }];
  expect(await runTogether(commands, {})).toBe(7);
});

test('stops all programs when the first one ends, with its exit code', async () => {
  const other = await createPatientCommand();
  const ending = await program('ending.mjs', 'process.exit(7);');
  expect(await runTogether([{ command: process.execPath, args: [ending] }, other.command], {})).toBe(7);
  expect(await other.isGone()).toBe(true);
});
