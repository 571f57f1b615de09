import { markSingleton } from '@atrium/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { listDuplicateCopies } from './list-duplicate-copies.ts';

const react = { useState: () => undefined };

beforeEach(() => {
  globalThis.__atriumCopies = undefined;
});

describe('duplicate copies', () => {
  it("do not exist when every remote uses the host's copy", () => {
    markSingleton('@atrium/runtime', 'atrium_host', {});
    const scope = { react: { '19.3.1': { from: 'atrium_host', lib: () => react } } };
    expect(listDuplicateCopies(scope, { react: { module: react } })).toEqual([]);
  });

  it('are reported, with the build that contains them, when the share scope contains another copy', () => {
    const scope = {
      react: {
        '19.3.1': { from: 'atrium_host', lib: () => react },
        '18.0.0': { from: 'remote_old', lib: () => ({}) },
      },
    };
    expect(listDuplicateCopies(scope, { react: { module: react } })).toEqual([
      { name: 'react', from: 'remote_old' },
    ]);
  });

  it('are reported when a build bundled its own copy without sharing', () => {
    markSingleton('@atrium/runtime', 'atrium_host', {});
    markSingleton('@atrium/runtime', 'remote_stray__1', {});
    expect(listDuplicateCopies({}, {})).toEqual([{ name: '@atrium/runtime', from: 'remote_stray__1' }]);
  });

  it('do not include a copy that was offered but never used', () => {
    const scope = { react: { '19.3.2': { from: 'remote_new' } } };
    expect(listDuplicateCopies(scope, { react: { module: react } })).toEqual([]);
  });
});
