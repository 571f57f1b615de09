import { type App, type AppRun, ERROR_CODES } from '@atrium/contract';
import { appStore, requestErrorAtom } from '@atrium/runtime';
import {
  createTestPane,
  renderWithAtrium,
  startTestApi,
  type TestAnswer,
  type TestApi,
} from '@atrium/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { appOf, APP_ID as id, tokenizer } from '../../app.fixture.ts';
import { catalogs } from '../../catalogs.ts';
import { NlpAppPage } from './app-pages.tsx';

const run: AppRun = {
  id,
  task: 'tokenize',
  model: { slug: 'tokenizer', version: '2' },
  outputs: {
    tokens: [
      { text: '我', tag: 'r', start: 0, end: 1 },
      { text: '来到', tag: 'v', start: 1, end: 3 },
      { text: '北京', tag: 'ns', start: 3, end: 5 },
    ],
  },
  usage: { queueMs: 0, runMs: 1.5 },
  warnings: ['太短', 'overrideIgnored:size'],
};

let api: TestApi;

afterEach(async () => {
  cleanup();
  await api.close();
});

interface Shown {
  readonly app?: Partial<App>;
  readonly tab?: string;
  readonly answers?: Record<string, (body: unknown) => TestAnswer>;
}

async function show({ app = {}, tab = 'run', answers = {} }: Shown = {}) {
  api = await startTestApi({
    '/api/nlpApp/detail': () => ({ code: 0, data: appOf(app) }),
    '/api/nlpApp/run': () => ({ code: 0, data: run }),
    '/api/app/target/list': () => ({ code: 0, data: { list: [tokenizer] } }),
    ...answers,
  });
  const pane = createTestPane(`/admin/assets/nlpApp/${id}?tab=${tab}`);
  return await renderWithAtrium(<NlpAppPage />, {
    catalogs: { assets: catalogs },
    deployment: api.deployment,
    pane: { ...pane, location: { ...pane.location, params: { id } } },
  });
}

const lastBody = (path: string) => api.asked.findLast((one) => one.path === path)?.body;

describe('an open app', () => {
  test('runs its sample and says how it went', async () => {
    await show();
    await userEvent.click(await screen.findByRole('button', { name: '运行' }));
    const status = await screen.findByText(/用时 1.5 毫秒/);
    expect(status.textContent).toContain('tokenizer · 2');
    expect(screen.getByText('太短')).toBeTruthy();
    expect(screen.getByText('参数“size”不再被这项能力接受，这次没有使用')).toBeTruthy();
    expect(lastBody('/api/nlpApp/run')).toEqual({ id, input: { kind: 'text', text: '我来到北京' } });
  });

  test('keeps what somebody says of a run, and takes it back', async () => {
    await show({
      answers: {
        '/api/app/invocation/feedback': (body) => ({
          code: 0,
          data: { ...invocation, feedback: (body as { feedback: number | null }).feedback },
        }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: '运行' }));
    await userEvent.click(await screen.findByRole('button', { name: '有用', pressed: false }));
    await userEvent.click(await screen.findByRole('button', { name: '有用', pressed: true }));
    expect(await screen.findByRole('button', { name: '有用', pressed: false })).toBeTruthy();
  });

  test('calls typed text unsaved work until it has been run', async () => {
    const { pane } = await show();
    const field = await screen.findByDisplayValue('我来到北京');
    await waitFor(() => expect(pane.isDirty()).toBe(false));
    await userEvent.type(field, '大学');
    expect(pane.isDirty()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: '运行' }));
    await waitFor(() => expect(pane.isDirty()).toBe(false));
    expect(lastBody('/api/nlpApp/run')).toMatchObject({ input: { text: '我来到北京大学' } });
  });

  test('keeps the text when a run fails, and says why', async () => {
    await show({
      answers: { '/api/nlpApp/run': () => ({ code: ERROR_CODES.engineFailed, msg: '引擎运行失败' }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: '运行' }));
    expect(
      await screen.findByText(/这次运行没有成功。您的输入仍在，可以再试一次。 引擎运行失败/),
    ).toBeTruthy();
    expect(screen.getByDisplayValue('我来到北京')).toBeTruthy();
    expect(appStore.get(requestErrorAtom)).toBeUndefined();
  });

  test('that is not there says so', async () => {
    await show({
      answers: { '/api/nlpApp/detail': () => ({ code: ERROR_CODES.notFound, msg: '内容不存在' }) },
    });
    expect(await screen.findByRole('heading', { name: '没有这个应用' })).toBeTruthy();
  });

  test('that is suspended says why, and can’t be run', async () => {
    await show({ app: { status: 'suspended', suspendedReason: '费用异常' } });
    expect(await screen.findByText('管理员停用了这个应用：费用异常')).toBeTruthy();
    expect(screen.getByRole('button', { name: '运行' })).toHaveProperty('disabled', true);
  });
});

const invocation = {
  id,
  appId: id,
  appName: '我的分词',
  kind: 'nlp',
  userName: 'wang',
  channel: 'console',
  targetId: id,
  targetVersion: '2',
  status: 'succeeded',
  errorCode: null,
  queueMs: 0,
  runMs: 2,
  bytesIn: 10,
  bytesOut: 20,
  feedback: null,
  hasPayload: true,
  createdAt: '2026-01-01T00:00:00.000Z',
};

test('the history opens a run that was kept, and runs it again on another revision', async () => {
  const detail = {
    ...invocation,
    task: 'tokenize',
    isWithheld: false,
    input: { kind: 'text', text: '存下的文本' },
    outputs: run.outputs,
    file: null,
  };
  await show({
    tab: 'history',
    answers: {
      '/api/app/invocation/list': () => ({ code: 0, data: { list: [invocation], total: 1 } }),
      '/api/app/invocation/detail': () => ({ code: 0, data: detail }),
      '/api/app/invocation/again': () => ({ code: 0, data: run }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^查看 .* 的运行$/ }));
  expect(lastBody('/api/app/invocation/list')).toMatchObject({ filters: { appId: [id] } });
  expect(await screen.findByText('存下的文本')).toBeTruthy();
  await screen.findByRole('option', { name: '固定修订 1' });
  await userEvent.selectOptions(screen.getByLabelText('运行在'), 'revision:1');
  await userEvent.click(screen.getByRole('button', { name: '用同样的输入再运行一次' }));
  expect(await screen.findByText(/用时 1.5 毫秒/)).toBeTruthy();
  expect(lastBody('/api/app/invocation/again')).toEqual({ id, version: 'revision:1' });
  await userEvent.click(screen.getByRole('button', { name: '关闭' }));
  const opener = screen.getByRole('button', { name: /^查看 .* 的运行$/ });
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('a run that came to nothing says why, and a table that went into it is shown as one', async () => {
  const input = { kind: 'table', columns: ['身高'], rows: [[170], ['不详']] };
  const failed = { ...invocation, status: 'rejected', errorCode: ERROR_CODES.rowsTooFew };
  await show({
    tab: 'history',
    answers: {
      '/api/app/invocation/list': () => ({ code: 0, data: { list: [failed], total: 1 } }),
      '/api/app/invocation/detail': () => ({
        code: 0,
        data: { ...failed, task: 'cluster', isWithheld: false, input, outputs: null, file: null },
      }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^查看 .* 的运行$/ }));
  expect(await screen.findByText(`行数太少 (${ERROR_CODES.rowsTooFew})`)).toBeTruthy();
  expect(screen.getByRole('row', { name: '2 不详' })).toBeTruthy();
});

test.each([
  ['metadata', '去运行', { tab: '' }],
  ['none', '打开设置', { tab: 'settings' }],
] as const)('an empty history under the policy “%s” leads on: %s', async (logPolicy, name, query) => {
  const { pane } = await show({
    app: { logPolicy },
    tab: 'history',
    answers: { '/api/app/invocation/list': () => ({ code: 0, data: { list: [], total: 0 } }) },
  });
  await userEvent.click(await screen.findByRole('button', { name }));
  expect(pane.moves).toEqual([JSON.stringify(query)]);
});

test('an admin reads what went into somebody else’s run only by stating a reason', async () => {
  const withheld = {
    ...invocation,
    task: 'tokenize',
    isWithheld: true,
    input: null,
    outputs: null,
    file: null,
  };
  await show({
    tab: 'history',
    answers: {
      '/api/app/invocation/list': () => ({ code: 0, data: { list: [invocation], total: 1 } }),
      '/api/app/invocation/detail': (body) => ({
        code: 0,
        data:
          (body as { reason?: string }).reason === '投诉核查'
            ? { ...withheld, isWithheld: false, input: { kind: 'text', text: '别人的文本' } }
            : withheld,
      }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^查看 .* 的运行$/ }));
  await userEvent.type(await screen.findByLabelText('查看输入和输出的理由'), '投诉核查');
  expect(screen.queryByText('别人的文本')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '查看' }));
  expect(await screen.findByText('别人的文本')).toBeTruthy();
});

describe('the settings', () => {
  const stale = { code: ERROR_CODES.revisionStale, msg: '已被别人修改' };
  const overrides = { properties: { size: { type: 'integer', title: 'Size', default: 3, maximum: 9 } } };

  test('are stored with the parameters that the target leaves open', async () => {
    const { pane } = await show({
      tab: 'settings',
      answers: {
        '/api/app/target/list': () => ({ code: 0, data: { list: [{ ...tokenizer, overrides }] } }),
        '/api/nlpApp/update': () => ({ code: 0, data: appOf({ revision: 2 }) }),
      },
    });
    const size = await screen.findByLabelText('Size');
    await userEvent.clear(size);
    await userEvent.type(size, '12');
    await userEvent.selectOptions(screen.getByLabelText('记录运行'), 'full');
    expect(pane.isDirty()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(lastBody('/api/nlpApp/update')).toBeUndefined();
    await userEvent.clear(size);
    await userEvent.type(size, '5');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(pane.told).toEqual(['success: 已保存设置']));
    expect(lastBody('/api/nlpApp/update')).toMatchObject({
      revision: 1,
      overrides: { size: 5 },
      logPolicy: 'full',
      retentionDays: 30,
    });
    await waitFor(() => expect(pane.isDirty()).toBe(false));
  });

  test('that somebody else stored meanwhile are named, and either is kept', async () => {
    let isOvertaken = false;
    await show({
      tab: 'settings',
      answers: {
        '/api/nlpApp/detail': () => ({
          code: 0,
          data: isOvertaken ? appOf({ revision: 2, retentionDays: 7 }) : appOf(),
        }),
        '/api/nlpApp/update': () => {
          isOvertaken = true;
          return stale;
        },
      },
    });
    await userEvent.type(await screen.findByLabelText('名称'), '二');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText(/别人刚刚改过：保留天数/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '载入现在的设置' }));
    expect(screen.getByLabelText<HTMLInputElement>('名称').value).toBe('我的分词');
    expect(screen.getByLabelText<HTMLInputElement>('保留天数').value).toBe('7');
  });

  test('let an app be deleted, once asked, and restored', async () => {
    await show({
      tab: 'settings',
      answers: {
        '/api/nlpApp/remove': () => ({ code: 0, data: { done: true } }),
        '/api/nlpApp/restore': () => ({ code: 0, data: { done: true } }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: '删除应用' }));
    await screen.findByText(/30 天内可以恢复，之后/);
    const [, confirm] = await screen.findAllByRole('button', { name: '删除应用', hidden: true });
    await userEvent.click(confirm as HTMLElement);
    const restore = await screen.findByRole('button', { name: '恢复' });
    expect(document.activeElement).toBe(restore);
    expect(screen.queryByText('运行中')).toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByLabelText('名称')).toBeTruthy();
    expect(lastBody('/api/nlpApp/remove')).toEqual({ ids: [id] });
  });
});
