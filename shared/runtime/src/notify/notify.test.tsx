import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { appStore } from '../store/app-store.ts';
import { useAppAtomListener } from '../store/use-app-atom-listener.ts';
import { notify } from './notify.ts';
import { dismissToastAtom, toastsAtom } from './toasts-atom.ts';

const received: number[] = [];

function Listener(): ReactNode {
  useAppAtomListener(toastsAtom, (toasts) => received.push(toasts.length));
  return null;
}

afterEach(() => {
  cleanup();
  for (const { id } of appStore.get(toastsAtom)) appStore.set(dismissToastAtom, id);
});

describe('toasts', () => {
  it('wait in order until dismissed', () => {
    notify.success('saved');
    notify.info('by the way');
    notify.warning('careful');
    notify.error('failed');
    const types = appStore.get(toastsAtom).map((toast) => toast.type);
    expect(types).toEqual(['success', 'info', 'warning', 'error']);
    const [first] = appStore.get(toastsAtom);
    if (first) appStore.set(dismissToastAtom, first.id);
    expect(appStore.get(toastsAtom).map((toast) => toast.text)).toEqual(['by the way', 'careful', 'failed']);
  });

  it('never exceed the limit', () => {
    for (let index = 0; index < 50; index += 1) notify.info(`toast ${index}`);
    expect(appStore.get(toastsAtom)).toHaveLength(20);
    expect(appStore.get(toastsAtom).at(-1)?.text).toBe('toast 49');
  });

  it('reach listeners one by one, even if several arrive together', () => {
    render(<Listener />);
    act(() => {
      notify.info('one');
      notify.info('two');
    });
    expect(received).toEqual([1, 2]);
  });
});
