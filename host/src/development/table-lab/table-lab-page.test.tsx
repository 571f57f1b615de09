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

test('the page of sample rows shows the rows, their form, and the messages of a failed and an empty list', async () => {
  await renderWithAtrium(<TableLabPage />, { catalogs, path: '/admin/development/table' });
  expect(await screen.findByRole('rowheader', { name: 'No. 1' })).toBeTruthy();
  const tools = within(screen.getByRole('group', { name: 'List tools' })).getAllByRole('button');
  expect(tools.map((tool) => tool.getAttribute('aria-label'))).toEqual([
    'Add',
    'Refresh',
    'Auto refresh',
    'Hide filters',
    'Density',
    'Import',
    'Export',
    'Print',
    'Column settings',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Edit No. 2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit row' }));
  for (const label of ['Name', 'Code', 'Urgent', 'Quantity', 'Due date', 'Start time', 'Note']) {
    expect(dialog.getByLabelText(label)).toBeTruthy();
  }
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  for (const [mood, sentence] of [
    ['failing', 'Failed to load the list'],
    ['empty', 'No rows'],
  ] as const) {
    await userEvent.selectOptions(screen.getByLabelText('Server'), mood);
    expect(await screen.findByText(sentence)).toBeTruthy();
  }
});
