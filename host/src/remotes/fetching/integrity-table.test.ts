import { expect, test } from 'vitest';
import { bypassCachesFor, findIntegrity, getRequestAddress, trustFolder } from './integrity-table.ts';

const hash = (letter: string): string => `sha384-${letter.repeat(64)}`;

test('a file of a trusted folder must have the hash in its manifest, regardless of its query', () => {
  trustFolder('http://a.example/1/', { 'main.js': hash('x') });
  expect(findIntegrity('http://a.example/1/main.js')).toBe(hash('x'));
  expect(findIntegrity('http://a.example/1/main.js?again=1')).toBe(hash('x'));
});

test('a file that the manifest does not list is always rejected', () => {
  trustFolder('http://b.example/1/', { 'main.js': hash('x') });
  expect(findIntegrity('http://b.example/1/bundled.js')).toBe(hash('A'));
});

test('an address outside every trusted folder needs no hash', () => {
  expect(findIntegrity('http://nobody.example/main.js')).toBeUndefined();
});

test('after a file had a wrong hash, each request for it bypasses every cache', () => {
  const file = 'http://c.example/1/main.js';
  trustFolder('http://c.example/1/', {});
  expect(getRequestAddress(file)).toBe(file);
  bypassCachesFor('http://c.example/1/');
  expect(getRequestAddress(file)).toBe(`${file}?again=1`);
  bypassCachesFor('http://c.example/1/main.js');
  trustFolder('http://c.example/1/', {});
  expect(getRequestAddress(`${file}?again=1`)).toBe(`${file}?again=2`);
});

test('after a manifest had a wrong hash, requests bypass every cache, even before its folder is trusted', () => {
  bypassCachesFor('http://d.example/1/');
  expect(getRequestAddress('http://d.example/1/integrity.json')).toBe(
    'http://d.example/1/integrity.json?again=1',
  );
});
