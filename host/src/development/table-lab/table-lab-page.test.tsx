import { renderWithAtrium } from '@atrium/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { TableLabPage } from './table-lab-page.tsx';

const catalogs = {
  host: {
    'zh-CN': () => import('../../../locales/zh-CN.po'),
    'en-US': () => import('../../../locales/en-US.po'),
  },
};

afterEach(cleanup);

test('the page of made-up rows shows them, their form, and what a list says when it fails or is empty', async () => {
  await renderWithAtrium(<TableLabPage />, { catalogs, path: '/admin/development/table' });
  expect(await screen.findByRole('rowheader', { name: 'No. 1' })).toBeTruthy();
  const tools = within(screen.getByRole('group', { name: '列表工具' })).getAllByRole('button');
  expect(tools.map((tool) => tool.getAttribute('aria-label'))).toEqual([
    '新增',
    '刷新',
    '自动刷新',
    '隐藏搜索条件',
    '密度',
    '导入',
    '导出',
    '打印',
    '列设置',
  ]);
  await userEvent.click(screen.getByRole('button', { name: '编辑 No. 2' }));
  const dialog = within(await screen.findByRole('dialog', { name: '编辑行' }));
  for (const label of ['名称', '编号', '紧急', '件数', '截止日', '开始时间', '备注']) {
    expect(dialog.getByLabelText(label)).toBeTruthy();
  }
  await userEvent.click(dialog.getByRole('button', { name: '取消' }));
  for (const [mood, sentence] of [
    ['failing', '没能载入列表'],
    ['empty', '一行也没有'],
  ] as const) {
    await userEvent.selectOptions(screen.getByLabelText('服务器'), mood);
    expect(await screen.findByText(sentence)).toBeTruthy();
  }
});
