import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test.each(['host', 'remote'])('the container of a %s lets caches store only files that exist', (name) => {
  const caddyfile = readFileSync(join(import.meta.dirname, `${name}.Caddyfile`), 'utf8');
  const matchers = [
    // A directive in a `handle` block applies to what the block's matcher accepts.
    ...caddyfile.matchAll(/handle @(\w+) \{\s+header Cache-Control "public/g),
    ...caddyfile.matchAll(/header @(\w+) Cache-Control "public/g),
  ].map(([, matcher]) => matcher);
  expect(matchers).toHaveLength(caddyfile.match(/immutable/g)?.length ?? 0);
  expect(matchers).not.toEqual([]);
  for (const matcher of matchers) {
    expect(caddyfile).toMatch(new RegExp(`@${matcher} \\{\\s+file \\{path\\}`));
  }
});

test('the host container returns its page for a missing file only if the browser accepts HTML', () => {
  const caddyfile = readFileSync(join(import.meta.dirname, 'host.Caddyfile'), 'utf8');
  expect(caddyfile).toMatch(/@missing \{\s+not header Accept \*text\/html\*/);
});
