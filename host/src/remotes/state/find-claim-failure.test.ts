import type { Descriptor } from '@atrium/contract';
import { describe, expect, it } from 'vitest';
import { findClaimFailure } from './find-claim-failure.ts';

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

const findFailure = (changes: Partial<Descriptor>) =>
  findClaimFailure(descriptor('nlp', changes), '1-a', [assets]);

describe('the claims of a remote', () => {
  it('are accepted when nothing else claims them', () => {
    expect(findFailure({})).toBeUndefined();
  });

  it.each([
    ['a namespace', { namespaces: ['/admin/assets'], routes: [] }, '/admin/assets'],
    ['a path inside a namespace', { namespaces: ['/admin/assets/nlp'], routes: [] }, '/admin/assets/nlp'],
    ['a message prefix', { messages: 'assets' }, 'assets'],
    ['a route name', { routes: [{ path: '/admin/nlp/a', name: 'assets-list', title: 'x' }] }, 'assets-list'],
  ])(
    'are rejected when another remote already claims %s, and the failure names both',
    (_what, changes, rejectedClaim) => {
      expect(findFailure(changes)).toMatchObject({
        code: 'collision',
        details: { claim: rejectedClaim, owner: 'remote_assets' },
      });
    },
  );

  it.each([
    ['the sign-in page', { namespaces: ['/login'], routes: [] }, '/login'],
    ['every page of the console', { namespaces: ['/admin'], routes: [] }, '/admin'],
    ['the messages of the host', { messages: 'host' }, 'host'],
  ])('are rejected when they include %s', (_what, changes, rejectedClaim) => {
    expect(findFailure(changes)).toMatchObject({
      code: 'collision',
      details: { claim: rejectedClaim, owner: 'host' },
    });
  });

  it('are rejected when a route is outside its own namespaces', () => {
    const failure = findFailure({ routes: [{ path: '/admin/x', name: 'x', title: 'x' }] });
    expect(failure).toMatchObject({ code: 'outside-namespaces', details: { claim: '/admin/x' } });
  });

  it('may start with the same letters as another namespace', () => {
    expect(findFailure({ namespaces: ['/admin/assetsplus'], routes: [] })).toBeUndefined();
  });
});
