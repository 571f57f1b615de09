import { defineCall, deploymentSchema } from '@atrium/contract';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { createStore } from 'jotai';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { object, string } from 'zod/mini';
import { configureRuntime } from '../configure-runtime.ts';
import { requestLocaleAtom } from '../http/request-locale-atom.ts';
import { PaneProvider } from '../pane/pane-context.tsx';
import { appStore } from '../store/app-store.ts';
import { startWireServer, WIRE_KEY, type WireServer } from '../testing/wire-server.ts';
import type { LoadOptions } from './load-cache.ts';
import { useCall, useLoad, useLoads } from './use-load.ts';

interface Started {
  readonly key: string;
  readonly options: LoadOptions;
  resolve(data: string): void;
  fail(): void;
}

let started: Started[];
let load: (key: string, options: LoadOptions) => Promise<string>;

function createLoad(): typeof load {
  return (key, options) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    started.push({ key, options, resolve, fail: () => reject(new Error('down')) });
    return promise;
  };
}

beforeEach(() => {
  started = [];
  load = createLoad();
  configureRuntime(
    deploymentSchema.parse({ appId: 'test', name: 'Test', wireKey: WIRE_KEY, apiBase: 'http://127.0.0.1:9' }),
  );
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function createPaneWrapper() {
  const noop = (): void => undefined;
  const pane = {
    id: 'pane',
    location: { path: '/', fullPath: '/', params: {}, query: {} },
    navigator: { go: noop, setQuery: noop, back: noop },
    toasts: { success: noop, info: noop, warning: noop, error: noop },
    store: createStore(),
    setTitle: noop,
    setDirty: noop,
  };
  return ({ children }: { readonly children: ReactNode }) => (
    <PaneProvider pane={pane}>{children}</PaneProvider>
  );
}

type Options = Parameters<typeof useLoad>[2];

function show(options?: Options, wrapper = createPaneWrapper()) {
  return renderHook(({ key }) => useLoad(load, key, options), { initialProps: { key: 'one' }, wrapper });
}

function last(): Started {
  const found = started.at(-1);
  if (!found) throw new Error('No load has started');
  return found;
}

describe('a load', () => {
  test('starts once, when its view first renders', () => {
    let startedWhileRendering = 0;
    const { rerender } = renderHook(
      () => {
        useLoad(load, 'one');
        startedWhileRendering = started.length;
      },
      { wrapper: createPaneWrapper() },
    );
    expect(startedWhileRendering).toBe(1);
    rerender();
    expect(started).toHaveLength(1);
  });

  test('shows the data of the last key, and aborts the earlier load', async () => {
    const { result, rerender } = show();
    rerender({ key: 'two' });
    expect(started.map(({ key, options }) => [key, options.signal.aborted])).toEqual([
      ['one', true],
      ['two', false],
    ]);
    last().resolve('new');
    await waitFor(() => expect(result.current.data).toBe('new'));
    await act(async () => started[0]?.resolve('old'));
    expect(result.current.data).toBe('new');
  });

  test('does not show data of another key, unless `showsPrevious` is set', async () => {
    const plain = show();
    const withPrevious = show({ showsPrevious: true });
    for (const { resolve } of started) resolve('a');
    await waitFor(() => expect(withPrevious.result.current.data).toBe('a'));
    plain.rerender({ key: 'two' });
    withPrevious.rerender({ key: 'two' });
    expect(plain.result.current).toMatchObject({ isLoading: true, data: undefined });
    expect(withPrevious.result.current).toMatchObject({ isLoading: true, data: 'a' });
    last().fail();
    await waitFor(() => expect(withPrevious.result.current.error).toMatchObject({ message: 'down' }));
    expect(withPrevious.result.current).toMatchObject({ isLoading: false, data: undefined });
  });

  test('shows its data while it reloads, and if that fails', async () => {
    const { result } = show();
    last().resolve('a');
    await waitFor(() => expect(result.current.isLoading).toBe(false));
    act(() => void result.current.reload());
    expect(result.current).toMatchObject({ isLoading: true, data: 'a' });
    last().fail();
    await waitFor(() => expect(result.current.isLoading).toBe(false));
    expect(result.current).toMatchObject({ data: 'a', error: { message: 'down' } });
    act(() => void result.current.reload());
    last().resolve('b');
    await waitFor(() => expect(result.current).toMatchObject({ data: 'b', error: undefined }));
  });

  test('shows cached data immediately while it loads a key again', async () => {
    const { result, rerender } = show();
    last().resolve('a');
    await waitFor(() => expect(result.current.data).toBe('a'));
    rerender({ key: 'two' });
    rerender({ key: 'one' });
    expect(result.current).toMatchObject({ isLoading: true, data: 'a' });
    expect(started.map(({ key }) => key)).toEqual(['one', 'two', 'one']);
  });

  test('drops the cached data of other keys when it reloads', async () => {
    const { result, rerender } = show();
    last().resolve('a');
    await waitFor(() => expect(result.current.data).toBe('a'));
    rerender({ key: 'two' });
    act(() => void result.current.reload());
    rerender({ key: 'one' });
    expect(result.current.data).toBeUndefined();
  });

  test('runs once for several views of a pane, and aborts after the last one closes', () => {
    const wrapper = createPaneWrapper();
    const views = [show({}, wrapper), show({}, wrapper)];
    expect(started).toHaveLength(1);
    views[0]?.unmount();
    expect(last().options.signal.aborted).toBe(false);
    views[1]?.unmount();
    expect(last().options.signal.aborted).toBe(true);
  });

  test('caches data separately in each pane', async () => {
    const [one, other] = [show(), show()];
    started[0]?.resolve('mine');
    await waitFor(() => expect(one.result.current.data).toBe('mine'));
    expect(other.result.current.data).toBeUndefined();
  });

  test('starts again when the language changes', () => {
    show();
    act(() => appStore.set(requestLocaleAtom, 'en-US'));
    expect(started).toHaveLength(2);
    act(() => appStore.set(requestLocaleAtom, 'zh-CN'));
  });

  test('refreshes silently at its interval while the page is visible, and ignores failures', async () => {
    vi.useFakeTimers();
    const { result } = show({ refreshSeconds: 10 });
    await act(async () => last().resolve('a'));
    act(() => void vi.advanceTimersByTime(10_000));
    expect(started).toHaveLength(2);
    expect(last().options.isSilent).toBe(true);
    expect(result.current.isLoading).toBe(false);
    await act(async () => last().fail());
    expect(result.current).toMatchObject({ error: undefined, data: 'a' });
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void vi.advanceTimersByTime(30_000));
    expect(started).toHaveLength(2);
    visibility.mockRestore();
  });
});

test('shows the data of several loads as it arrives', async () => {
  const loads = [createLoad(), createLoad()];
  const { result } = renderHook(() => useLoads(loads, 'one'), { wrapper: createPaneWrapper() });
  expect(started).toHaveLength(2);
  started[1]?.resolve('second');
  await waitFor(() => expect(result.current.map(({ data }) => data)).toEqual([undefined, 'second']));
  started[0]?.fail();
  await waitFor(() => expect(result.current[0]?.error).toMatchObject({ message: 'down' }));
});

describe('a call', () => {
  const echoCall = defineCall('/api/echo', {
    body: object({ text: string() }),
    data: object({ text: string() }),
  });
  let server: WireServer;

  afterEach(() => server.close());

  test('loads again when its body changes, but not when only the object is new', async () => {
    const bodies: unknown[] = [];
    server = await startWireServer(({ body }) => {
      bodies.push(body);
      return { json: { code: 0, data: body } };
    });
    configureRuntime(
      deploymentSchema.parse({ appId: 'test', name: 'Test', wireKey: WIRE_KEY, apiBase: server.url }),
    );
    const { result, rerender } = renderHook(({ text }) => useCall(echoCall, { text }), {
      initialProps: { text: 'one' },
      wrapper: createPaneWrapper(),
    });
    await waitFor(() => expect(result.current.data).toEqual({ text: 'one' }));
    rerender({ text: 'one' });
    rerender({ text: 'two' });
    await waitFor(() => expect(result.current.data).toEqual({ text: 'two' }));
    expect(bodies).toEqual([{ text: 'one' }, { text: 'two' }]);
  });
});
