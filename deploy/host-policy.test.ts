import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../server/src/config/read-config.ts';
import { createContentPolicy } from '../server/src/site/create-content-policy.ts';

/** The hashes of inline scripts, one per line, as the container's image contains them. */
const HASHES = ["'sha256-one='", "'sha256-two='"];
const hashesFile = join(mkdtempSync(join(tmpdir(), 'atrium-hashes-')), 'script-hashes');
writeFileSync(hashesFile, `${HASHES.join('\n')}\n`);

/** Returns the policy that the host's container sends, with these settings in its environment. */
function readPolicy(settings: Readonly<Record<string, string>>): string | undefined {
  const script = join(import.meta.dirname, 'read-policy-sources.sh');
  const environment = execFileSync('sh', ['-euc', `. ${script}; env`], {
    env: { ...process.env, SCRIPT_HASHES_FILE: hashesFile, ...settings },
  });
  const variables = new Map(
    environment
      .toString()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const),
  );
  const caddyfile = readFileSync(join(import.meta.dirname, 'host.Caddyfile'), 'utf8').replace(
    /\{\$(\w+)\}/g,
    (_all, name: string) => variables.get(name) ?? '',
  );
  return /Content-Security-Policy "(.*)"/.exec(caddyfile)?.[1];
}

test('the host in a container sends the same content security policy as the server', () => {
  expect(readPolicy({})).toBe(createContentPolicy([], [], [], HASHES));
});

test('the host in a container allows remotes and frames of other origins as the server does', () => {
  const settings = {
    ATRIUM_REMOTES:
      'one=https://a.example/r.json|https://b.example:8443/r.json,two=/remotes/two/remote.json,three=https://a.example/3.json',
    ATRIUM_FRAMES: 'https://docs.example/start, https://grafana.example:3000',
  };
  const config = readConfig([], settings);
  expect(readPolicy(settings)).toBe(
    createContentPolicy(
      ['https://a.example', 'https://b.example:8443'],
      [],
      config === 'help' ? [] : config.frames,
      HASHES,
    ),
  );
});
