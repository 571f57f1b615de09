import { readFileSync } from 'node:fs';
import path from 'node:path';
import PO from 'pofile';
import { expect, it } from 'vitest';
import { listTexts } from './list-texts.ts';

const catalog = path.join(import.meta.dirname, '../locales/en-US.po');

it('the English catalog contains every text of the server and no other, so that each can be translated', () => {
  const { items } = PO.parse(readFileSync(catalog, 'utf8'));
  expect(items.map(({ msgid }) => msgid).sort()).toEqual(listTexts());
});
