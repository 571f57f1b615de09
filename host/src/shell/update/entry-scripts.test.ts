import { expect, test } from 'vitest';
import { entryScripts } from './entry-scripts.ts';

test('the scripts of a page are found, quoted or not', () => {
  const html =
    '<!doctype html><title>A</title><script defer="defer" src="/main.a1.js"></script><script src=/b.js defer></script>';
  expect(entryScripts(html)).toEqual(['/main.a1.js', '/b.js']);
});

test('what is no page of the console has none', () => {
  expect(entryScripts('{"code": 503}')).toEqual([]);
});
