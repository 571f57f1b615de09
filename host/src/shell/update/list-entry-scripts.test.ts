import { expect, test } from 'vitest';
import { listEntryScripts } from './list-entry-scripts.ts';

test('the scripts of a page are found, quoted or not', () => {
  const html =
    '<!doctype html><title>A</title><script defer="defer" src="/main.a1.js"></script><script src=/b.js defer></script>';
  expect(listEntryScripts(html)).toEqual(['/main.a1.js', '/b.js']);
});

test('a document that is not a page of the console has no scripts', () => {
  expect(listEntryScripts('{"code": 503}')).toEqual([]);
});
