import type { AuditEvent } from '@atrium/contract';
import { renderWithAtrium, startTestApi, type TestApi } from '@atrium/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { catalogs } from '../../catalogs.ts';
import { AuditPage } from './audit-page.tsx';

const event: AuditEvent = {
  id: '01890000-0000-7000-8000-000000000001',
  at: '2026-01-01T12:00:00.000Z',
  actorId: null,
  actorAccount: 'admin',
  action: 'user.updated',
  targetType: 'user',
  targetId: 'someone',
  address: '192.0.2.1',
  before: { access: ['user'] },
  after: { access: ['user', 'admin'], mood: 'good' },
};

let api: TestApi;

afterEach(async () => {
  cleanup();
  await api.close();
});

test('shows audit events with labels, and the details with all changes', async () => {
  const { before: _, after: __, ...listed } = event;
  const unknown = { id: `${event.id.slice(0, -1)}2`, action: 'robot.danced', targetType: 'robot' };
  api = await startTestApi({
    '/api/audit/list': () => ({ code: 0, data: { list: [listed, { ...listed, ...unknown }], total: 2 } }),
    '/api/audit/detail': () => ({ code: 0, data: event }),
  });
  await renderWithAtrium(<AuditPage />, { catalogs: { dashboard: catalogs }, deployment: api.deployment });
  const row = within(await screen.findByRole('row', { name: /admin updated user/ }));
  expect(screen.getByRole('row', { name: /robot\.danced/ })).toBeTruthy();
  await userEvent.click(row.getByRole('button', { name: /^View/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Audit event' }));
  expect((await dialog.findByText('Roles')).nextElementSibling?.textContent).toBe(
    '["user"]→["user","admin"]',
  );
  expect(dialog.getByText('mood').nextElementSibling?.textContent).toBe('good');
  expect(dialog.getByText('192.0.2.1')).toBeTruthy();
});

test('shows the next event when the user presses J while the details are open', async () => {
  const second = { id: `${event.id.slice(0, -1)}2`, address: '192.0.2.2' };
  api = await startTestApi({
    '/api/audit/list': () => ({ code: 0, data: { list: [event, { ...event, ...second }], total: 2 } }),
    '/api/audit/detail': () => ({ code: 0, data: event }),
  });
  await renderWithAtrium(<AuditPage />, { catalogs: { dashboard: catalogs }, deployment: api.deployment });
  const [first] = await screen.findAllByRole('button', { name: /^View / });
  if (!first) throw new Error('The event is not listed.');
  await userEvent.click(first);
  const dialog = within(await screen.findByRole('dialog', { name: 'Audit event' }));
  expect(dialog.getByText('192.0.2.1')).toBeTruthy();
  await userEvent.keyboard('j');
  expect(await dialog.findByText('192.0.2.2')).toBeTruthy();
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Next row (J)' }).disabled).toBe(true);
});

test('puts spaces between Chinese and Latin words of a sentence, but not into names', async () => {
  const app = { action: 'nlpApp.created', targetType: 'nlpApp', targetId: 'a1', targetName: 'C座NLP' };
  api = await startTestApi({
    '/api/audit/list': () => ({ code: 0, data: { list: [{ ...event, ...app }], total: 1 } }),
  });
  await renderWithAtrium(<AuditPage />, {
    catalogs: { dashboard: catalogs },
    deployment: api.deployment,
    locale: 'zh-CN',
  });
  await screen.findByText('C座NLP');
  expect(screen.getByRole('rowheader').textContent).toBe('admin 创建了 NLP 应用 C座NLP');
});

test('shows each event as a sentence with a link to its resource', async () => {
  const app = {
    action: 'nlpApp.created',
    targetType: 'nlpApp',
    targetId: 'a1',
    targetName: 'Contract entities',
  };
  const version = {
    action: 'algorithm-version.validated',
    targetType: 'algorithm-version',
    targetName: 'kmeans v2',
    targetParentId: '01890000-0000-7000-8000-00000000000b',
  };
  const removed = { action: 'robot.removed', targetType: 'robot', targetName: null };
  const gone = { ...app, targetName: 'Old entities', isTargetRemoved: true };
  const list = [app, version, { ...removed, actorAccount: null }, gone].map((change, index) => ({
    ...event,
    id: `${event.id.slice(0, -1)}${index}`,
    ...change,
  }));
  api = await startTestApi({ '/api/audit/list': () => ({ code: 0, data: { list, total: list.length } }) });
  await renderWithAtrium(<AuditPage />, { catalogs: { dashboard: catalogs }, deployment: api.deployment });
  await screen.findByText('Contract entities');
  const sentences = screen.getAllByRole('rowheader');
  expect(sentences.map(({ textContent }) => textContent)).toEqual([
    'admin created NLP app Contract entities',
    'admin validated version kmeans v2',
    'System deleted robot',
    'admin created NLP app Old entities',
  ]);
  const links = sentences.map((sentence) => sentence.querySelector('a')?.getAttribute('href'));
  expect(links).toEqual([
    '/admin/assets/nlpApp/a1',
    `/admin/algorithm/algorithm/versions/${version.targetParentId}`,
    undefined,
    undefined,
  ]);
});

test('shows the name of the resource with a link, and its ID, in the details of an event', async () => {
  const app = { targetType: 'nlpApp', targetId: 'a1', targetName: 'Contract entities' };
  api = await startTestApi({
    '/api/audit/list': () => ({ code: 0, data: { list: [{ ...event, ...app }], total: 1 } }),
    '/api/audit/detail': () => ({ code: 0, data: event }),
  });
  await renderWithAtrium(<AuditPage />, { catalogs: { dashboard: catalogs }, deployment: api.deployment });
  await userEvent.click(await screen.findByRole('button', { name: /^View / }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Audit event' }));
  const link = dialog.getByRole('link', { name: 'Contract entities' });
  expect(link.getAttribute('href')).toBe('/admin/assets/nlpApp/a1');
  expect(dialog.getByText('Resource').nextElementSibling?.textContent).toBe('Contract entitiesNLP appa1');
  expect(await dialog.findByRole('button', { name: 'Copy ID' })).toBeTruthy();
});

test('sends the codes of the actions whose displayed names contain the keyword', async () => {
  api = await startTestApi({ '/api/audit/list': () => ({ code: 0, data: { list: [event], total: 1 } }) });
  await renderWithAtrium(<AuditPage />, {
    catalogs: { dashboard: catalogs },
    deployment: api.deployment,
    path: '/admin/system/audit?keyword=Password changed',
  });
  await waitFor(() =>
    expect(api.requested.at(-1)?.body).toMatchObject({
      keyword: 'Password changed',
      named: { actions: expect.arrayContaining(['user.passwordChanged']), targetTypes: [] },
    }),
  );
});
