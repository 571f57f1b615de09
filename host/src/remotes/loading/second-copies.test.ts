import { markSingleton } from '@atrium/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { secondCopies } from './second-copies.ts';

const react = { useState: () => undefined };

beforeEach(() => {
  globalThis.__atriumCopies = undefined;
});

describe('second copies', () => {
  it('are none when everybody uses the copy of the host', () => {
    markSingleton('@atrium/runtime', 'atrium_host', {});
    const scope = { react: { '19.3.1': { from: 'atrium_host', lib: () => react } } };
    expect(secondCopies(scope, { react: { ready: react } })).toEqual([]);
  });

  it('are named with who brought them when the share scope holds another one', () => {
    const scope = {
      react: {
        '19.3.1': { from: 'atrium_host', lib: () => react },
        '18.0.0': { from: 'remote_old', lib: () => ({}) },
      },
    };
    expect(secondCopies(scope, { react: { ready: react } })).toEqual([{ name: 'react', from: 'remote_old' }]);
  });

  it('are named when a build brought its own past all sharing', () => {
    markSingleton('@atrium/runtime', 'atrium_host', {});
    markSingleton('@atrium/runtime', 'remote_stray__1', {});
    expect(secondCopies({}, {})).toEqual([{ name: '@atrium/runtime', from: 'remote_stray__1' }]);
  });

  it('are not a copy that was offered and never used', () => {
    const scope = { react: { '19.3.2': { from: 'remote_new' } } };
    expect(secondCopies(scope, { react: { ready: react } })).toEqual([]);
  });
});
