import { expect, test } from 'vitest';
import type { SearchItem } from '../search-item.ts';
import { listRecentItems, type RecentChoice, recentSchema, withChoice } from './recent.ts';

function page(id: string, title = id): SearchItem {
  return { id, title, target: { kind: 'page', to: `/${id}` } };
}

const listTitles = (items: readonly SearchItem[]) => items.map(({ title }) => title);

test('a chosen item comes first and appears once', () => {
  const choices = ['a', 'b', 'a'].reduce<RecentChoice[]>((choices, id) => withChoice(choices, page(id)), []);
  expect(choices.map(({ id }) => id)).toEqual(['a', 'b']);
});

test('the last twelve choices are stored', () => {
  const ids = Array.from({ length: 20 }, (_, index) => `page:${index}`);
  const choices = ids.reduce<RecentChoice[]>((choices, id) => withChoice(choices, page(id)), []);
  expect(choices).toHaveLength(12);
  expect(recentSchema.parse(JSON.parse(JSON.stringify(choices)))[0]).toEqual({
    id: 'page:19',
    title: 'page:19',
    to: '/page:19',
  });
});

test('choices have their current titles, and choices that are no longer listed are left out', () => {
  const choices = [page('gone'), page('one', 'in the old language')].reduceRight(withChoice, []);
  expect(listTitles(listRecentItems(choices, [page('one', 'in the new language')], () => false))).toEqual([
    'in the new language',
  ]);
});

test('a record is offered as long as the user may open its page, although no list contains it', () => {
  const choices = withChoice([], page('record:apps:7', 'My app'));
  expect(listTitles(listRecentItems(choices, [], (to) => to === '/record:apps:7'))).toEqual(['My app']);
  expect(listRecentItems(choices, [], () => false)).toEqual([]);
});

test('an action is also remembered, and its current function runs', () => {
  const runs: string[] = [];
  const action = (run: () => void): SearchItem => ({
    id: 'theme',
    title: 'Dark',
    target: { kind: 'action', run },
  });
  const choices = withChoice(
    [],
    action(() => runs.push('then')),
  );
  const [offered] = listRecentItems(choices, [action(() => runs.push('now'))], () => false);
  if (offered?.target.kind === 'action') offered.target.run();
  expect(runs).toEqual(['now']);
});
