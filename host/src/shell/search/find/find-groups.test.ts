import { createStore } from 'jotai';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SearchGroup, SearchItem } from '../search-item.ts';
import { findGroups, listGroups } from './find-groups.ts';
import type { PinyinMatch } from './match-text.ts';
import { loadPinyinAtom, pinyinAtom } from './pinyin-atom.ts';

let pinyin: PinyinMatch | undefined;

beforeAll(async () => {
  const store = createStore();
  await store.set(loadPinyinAtom);
  pinyin = store.get(pinyinAtom);
});

function item(title: string, more: Partial<SearchItem> = {}): SearchItem {
  return { id: title, title, target: { kind: 'page', to: `/${title}` }, ...more };
}

function group(id: string, ...items: readonly SearchItem[]): SearchGroup {
  return { id, title: id, items };
}

const PAGES = group('pages', item('控制台'), item('算法'), item('用户'), item('NLP 应用'), item('重置密码'));

function listTitles(query: string, groups: readonly SearchGroup[] = [PAGES], recent: readonly string[] = []) {
  return findGroups(groups, query, { pinyin, recentIds: new Set(recent) }).map(
    (found) => `${found.id}: ${found.items.map(({ item: { title } }) => title).join(', ')}`,
  );
}

describe('the matches of a query', () => {
  it.each([
    ['算', '算法'],
    ['suanfa', '算法'],
    ['sf', '算法'],
    ['SuanF', '算法'],
    ['kzt', '控制台'],
    ['yingyong', 'NLP 应用'],
    ['nlp yy', 'NLP 应用'],
    ['ｎｌｐ', 'NLP 应用'],
    ['chongzhi', '重置密码'],
    ['mm', '重置密码'],
  ])('%s finds %s', (query, title) => {
    expect(listTitles(query)).toEqual([`pages: ${title}`]);
  });

  it.each(['', '   ', 'nothing like it', '算法 用户'])('%j finds nothing', (query) => {
    expect(listTitles(query)).toEqual([]);
  });

  it('include items found by hidden keywords and by the detail', () => {
    const groups = [group('pages', item('算法', { keywords: ['/admin/algorithm/algorithms'] }))];
    expect(listTitles('algor', groups)).toEqual(['pages: 算法']);
    expect(listTitles('xitong', [group('pages', item('用户', { detail: '系统' }))])).toEqual(['pages: 用户']);
  });

  it('include the range of the title that was found', () => {
    const ranges = (query: string) => findGroups([PAGES], query, { pinyin })[0]?.items[0]?.ranges;
    expect(ranges('法')).toEqual([[1, 2]]);
    expect(ranges('yy')).toEqual([[4, 6]]);
    expect(ranges('nlp 应')).toEqual([
      [0, 3],
      [4, 5],
    ]);
    expect(ranges('应 应用')).toEqual([[4, 6]]);
  });
});

describe('the list for an empty query', () => {
  it('contains each item once, at its first position, and no empty group', () => {
    const groups = [
      group('recent', item('算法')),
      group('tabs', item('算法')),
      group('pages', item('算法'), item('用户')),
    ];
    expect(
      listGroups(groups).map(({ id, items }) => [id, ...items.map((found) => found.item.title)]),
    ).toEqual([
      ['recent', '算法'],
      ['pages', '用户'],
    ]);
  });
});

describe('the order', () => {
  it('depends on the match: whole title, start of the title, start of a word, inside a word, and hidden keywords last', () => {
    const groups = [
      group(
        'pages',
        item('Unseen', { keywords: ['log'] }),
        item('Catalog'),
        item('System log'),
        item('Login'),
        item('Log'),
      ),
    ];
    expect(listTitles('log', groups)).toEqual(['pages: Log, Login, System log, Catalog, Unseen']);
  });

  it('starts with the group of the best match', () => {
    const groups = [group('pages', item('Catalog')), group('tabs', item('Log'))];
    expect(listTitles('log', groups)).toEqual(['tabs: Log', 'pages: Catalog']);
  });

  it('prefers previously chosen items among equal matches, but not over better ones', () => {
    const groups = [group('pages', item('Log one'), item('Log two'), item('My log'))];
    expect(listTitles('log', groups, ['Log two', 'My log'])).toEqual(['pages: Log two, Log one, My log']);
  });

  it('leaves records in the order of their source, after everything else', () => {
    const records = { ...group('records', item('B'), item('A')), isMatchedBySource: true };
    expect(listTitles('sf', [records, PAGES])).toEqual(['pages: 算法', 'records: B, A']);
  });

  it('shows the best eight of a group', () => {
    const many = group('pages', ...Array.from({ length: 30 }, (_, index) => item(`Page ${index}`)));
    expect(findGroups([many], 'page')[0]?.items).toHaveLength(8);
  });
});
