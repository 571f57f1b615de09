import { expect, test } from 'vitest';
import { trustFolder } from './integrity-table.ts';
import { scriptAddress } from './script-address.ts';

test('only files of a folder whose manifest is known become scripts', () => {
  trustFolder('http://a.example/1/', {});
  expect(scriptAddress('http://a.example/1/main.js')).toBe('http://a.example/1/main.js');
  expect(() => scriptAddress('http://b.example/1/main.js')).toThrow(TypeError);
});
