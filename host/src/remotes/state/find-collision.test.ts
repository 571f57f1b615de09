import type { Descriptor } from '@atrium/contract';
import { describe, expect, it } from 'vitest';
import { findCollision } from './find-collision.ts';

const descriptor = (name: string, changes: Partial<Descriptor> = {}): Descriptor => ({
  name: `remote_${name}`,
  contract: '^1.0.0',
  namespaces: [`/admin/${name}`],
  routes: [{ path: `/admin/${name}/list`, name: `${name}-list`, title: `${name}.menu.list` }],
  menu: [],
  messages: name,
  titles: {},
  ...changes,
});

const assets = descriptor('assets');

const findRejectedClaim = (changes: Partial<Descriptor>) =>
  findCollision(descriptor('nlp', changes), '1-a', [assets])?.details;

describe('the claims of a remote', () => {
  it('are accepted when nothing else claims them', () => {
    expect(findRejectedClaim({})).toBeUndefined();
  });

  it.each([
    ['a namespace', { namespaces: ['/admin/assets'], routes: [] }, '/admin/assets'],
    ['a path inside a namespace', { namespaces: ['/admin/assets/nlp'], routes: [] }, '/admin/assets/nlp'],
    ['a message prefix', { messages: 'assets' }, 'assets'],
    ['a route name', { routes: [{ path: '/admin/nlp/a', name: 'assets-list', title: 'x' }] }, 'assets-list'],
  ])(
    'are rejected when another remote already claims %s, and the failure names both',
    (_what, changes, rejectedClaim) => {
      expect(findRejectedClaim(changes)).toEqual({ claim: rejectedClaim, owner: 'remote_assets' });
    },
  );

  it.each([
    ['the sign-in page', { namespaces: ['/login'], routes: [] }, '/login'],
    ['everything below the console', { namespaces: ['/admin'], routes: [] }, '/admin'],
    ['the messages of the host', { messages: 'host' }, 'host'],
    [
      'an address outside its namespaces',
      { routes: [{ path: '/admin/x', name: 'x', title: 'x' }] },
      '/admin/x',
    ],
  ])('are rejected when they include %s', (_what, changes, rejectedClaim) => {
    expect(findRejectedClaim(changes)).toEqual({ claim: rejectedClaim, owner: 'host' });
  });

  it('may start with the same letters as another namespace', () => {
    expect(findRejectedClaim({ namespaces: ['/admin/assetsplus'], routes: [] })).toBeUndefined();
  });
});
