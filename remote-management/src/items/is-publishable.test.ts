// @vitest-environment node
import { expect, test } from 'vitest';
import { isPublishable } from './is-publishable.ts';
import type { ItemRow } from './item-sources.ts';

test.each<[ItemRow['status'], number, number | null, boolean]>([
  ['draft', 1, null, true],
  ['published', 2, 1, true],
  ['published', 2, 2, false],
  ['disabled', 2, 2, true],
  ['archived', 2, 1, false],
])(
  'for the status %s, revision %i and published revision %o, returns %o',
  (status, revision, published, expected) => {
    expect(isPublishable({ status, revision, publishedRevision: published } as ItemRow)).toBe(expected);
  },
);
