// @vitest-environment jsdom
import { renderWithAtrium } from '@atrium/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { catalogs } from '../../../catalogs.ts';
import { FirstSteps } from './first-steps.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const none = { hasRun: false, hasOwnApp: false, hasKey: false, hasSecondUser: false };
const all = { hasRun: true, hasOwnApp: true, hasKey: true, hasSecondUser: true };
const show = (steps: typeof none | undefined) =>
  renderWithAtrium(<FirstSteps steps={steps} />, { catalogs: { dashboard: catalogs } });

test('links each open step, and marks the others as done', async () => {
  await show({ ...none, hasRun: true });
  const list = within(screen.getByRole('region', { name: 'First steps' }));
  const links = list.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/admin/assets/nlpApp/create', '/admin/assets/assets', '/admin/system/users']);
  expect(list.getAllByRole('img', { name: 'Done' })).toHaveLength(1);
  expect(list.getAllByRole('img', { name: 'To do' })).toHaveLength(3);
  expect(list.getByText('Run an example app').closest('a')).toBeNull();
});

test('is not shown if all steps are done, or if the server is older and does not report them', async () => {
  await show(all);
  expect(screen.queryByRole('region')).toBeNull();
  await show(undefined);
  expect(screen.queryByRole('region')).toBeNull();
});

test('stays hidden once the user has hidden it', async () => {
  await show(none);
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(screen.queryByRole('region')).toBeNull();
  cleanup();
  await show(none);
  expect(screen.queryByRole('region')).toBeNull();
});
