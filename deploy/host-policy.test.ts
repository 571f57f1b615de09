import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentPolicy } from '../server/src/site/content-policy.ts';

test('the host in a container sends the same content policy as the server', () => {
  const caddyfile = readFileSync(join(import.meta.dirname, 'host.Caddyfile'), 'utf8');
  const unset = caddyfile.replace(/\{\$\w+:(.*?)\}/g, '$1');
  expect(unset).toContain(`Content-Security-Policy "${contentPolicy([], [], [])}"`);
});
