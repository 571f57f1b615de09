import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SETTINGS } from '../server/src/config/settings.ts';

const readText = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

/** Returns the lines of a service in docker-compose.yml. */
function getService(name: string): string {
  const lines = readText('../docker-compose.yml').split('\n');
  const start = lines.indexOf(`  ${name}:`);
  const end = lines.findIndex((line, index) => index > start && /^ {0,2}\S/.test(line));
  return lines.slice(start, end).join('\n');
}

test('every setting of the server reaches its container', () => {
  // The image and docker-compose.yml set these variables. The container needs no `ATRIUM_DATA_DIR`, because it stores
  // nothing outside the database.
  const imageVariables = [...(/^ENV (.*)$/m.exec(readText('api.Dockerfile'))?.[1] ?? '').matchAll(/(\w+)=/g)];
  const fixedVariables = [
    ...imageVariables.map(([, name]) => name),
    'ATRIUM_DATA_DIR',
    'ATRIUM_REMOTES_ORIGIN',
    'DATABASE_URL',
  ];
  const missing = SETTINGS.map(({ variable }) => variable)
    .filter((variable) => !fixedVariables.includes(variable))
    .filter(
      (variable) => !new RegExp(`^ {6}${variable}: .*\\n?.*\\$\\{${variable}:-`, 'm').test(getService('api')),
    );
  expect(missing).toEqual([]);
});

test("the host's container has the settings that its content security policy depends on", () => {
  for (const variable of ['ATRIUM_REMOTES', 'ATRIUM_FRAMES']) {
    expect(getService('host')).toContain(`${variable}: \${${variable}:-}`);
  }
});

test('the gateway publishes its ports by variables, and serves plain HTTP unless ATRIUM_ADDRESS names a domain', () => {
  const gateway = getService('gateway');
  expect(gateway).toMatch(/ATRIUM_ADDRESS: \$\{ATRIUM_ADDRESS:-\}$/m);
  const published = [...gateway.matchAll(/\$\{(\w+):-[\d.]+:?\}:(\S+)"/g)].map(([, name, port]) => [
    name,
    port,
  ]);
  expect(published).toEqual([
    ['ATRIUM_PUBLIC_PORT', '8080'],
    ['ATRIUM_HTTP_PORT', '80'],
    ['ATRIUM_HTTPS_PORT', '443'],
    ['ATRIUM_HTTPS_PORT', '443/udp'],
  ]);
});
