import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface SnippetLanguage {
  /** The name of the tab that shows the snippet. */
  readonly name: string;
  /** Matches every snippet of the language and no other snippet. */
  readonly pattern: RegExp;
  /** The program that executes the file with the snippet. */
  readonly command: string;
  /** The name of that file. */
  readonly file: string;
}

export const SNIPPET_LANGUAGES: readonly SnippetLanguage[] = [
  { name: 'curl', pattern: /^curl /, command: 'sh', file: 'program.sh' },
  { name: 'JavaScript', pattern: /await fetch/, command: process.execPath, file: 'program.mjs' },
  { name: 'Python', pattern: /^import json/, command: 'python3', file: 'program.py' },
];

/** Returns the program or package that a snippet needs and this machine lacks. */
export async function findMissingProgram(
  { name }: SnippetLanguage,
  snippet: string,
): Promise<string | undefined> {
  const lacks = (command: string, options: readonly string[]) =>
    run(command, options).then(
      () => false,
      () => true,
    );
  if (name === 'curl' && (await lacks('curl', ['--version']))) return 'curl';
  if (name !== 'Python') return undefined;
  if (await lacks('python3', ['--version'])) return 'python3';
  const needsRequests = snippet.includes('import requests');
  return needsRequests && (await lacks('python3', ['-c', 'import requests'])) ? 'requests' : undefined;
}

/**
 * Executes a snippet of the API tab as a user would, in a folder that also contains `files`. Returns the outputs of the
 * app. curl prints the whole response, and the other programs print the outputs.
 */
export async function executeSnippet(
  { name: language, command, file }: SnippetLanguage,
  snippet: string,
  { secret, files }: { readonly secret: string; readonly files: Readonly<Record<string, Buffer>> },
): Promise<unknown> {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-program-'));
  try {
    for (const [name, content] of Object.entries({ ...files, [file]: snippet })) {
      await writeFile(join(folder, name), content);
    }
    const env = { PATH: process.env.PATH, ATRIUM_API_KEY: secret };
    const { stdout } = await run(command, [file], { cwd: folder, env });
    const printed = JSON.parse(stdout) as { readonly outputs?: unknown };
    return language === 'curl' ? printed.outputs : printed;
  } finally {
    await rm(folder, { recursive: true });
  }
}
