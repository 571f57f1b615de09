import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareSurfaces } from './compare-surfaces.ts';
import { readExports } from './read-exports.ts';
import { PUBLIC_PACKAGES, readRecordedSurface, readSurface, SHARED } from './surface.ts';

describe('the export surface of a shared package', () => {
  it.each(PUBLIC_PACKAGES)(
    '%s keeps every recorded export within its major version and has no unrecorded export',
    (name) => {
      const folder = join(SHARED, name);
      const before = readRecordedSurface(folder);
      expect(before, 'run `pnpm surfaces` to record it').toBeDefined();
      expect(compareSurfaces(before, readSurface(folder))).toEqual({ removed: [], added: [] });
    },
  );

  it('reports removed and new exports', () => {
    const before = { major: '1', entryPoints: { '.': ['kept', 'gone'] } };
    const now = { major: '1', entryPoints: { '.': ['kept', 'new'] } };
    expect(compareSurfaces(before, now)).toEqual({ removed: ['. gone'], added: ['. new'] });
  });

  it('accepts the removal of exports in a new major version', () => {
    const before = { major: '1', entryPoints: { '.': ['gone'] } };
    expect(compareSurfaces(before, { major: '2', entryPoints: { '.': [] } }).removed).toEqual([]);
  });
});

describe('readExports', () => {
  it('reads lists and declarations, and skips comments', () => {
    const entryPoint = `
      export { type Kind, one, two as renamed, default as Button } from './x.ts';
      export type { Shape } from './shape.ts';
      export const LIMIT = 1; // export const not = 2
      /* export const neither = 3; */
      export interface Options {}
      export async function load() {}`;
    expect(readExports(entryPoint)).toEqual([
      'Button',
      'LIMIT',
      'load',
      'one',
      'renamed',
      'type Kind',
      'type Options',
      'type Shape',
    ]);
  });

  it('rejects exports without names', () => {
    expect(() => readExports(`export * from './x.ts';`)).toThrow('by name');
  });
});
