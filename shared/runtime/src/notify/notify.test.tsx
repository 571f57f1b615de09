import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { appStore } from '../store/app-store.ts';
import { useAppAtomListener } from '../store/use-app-atom-listener.ts';
import { dismissNoticeAtom, noticesAtom } from './notices-atom.ts';
import { notify } from './notify.ts';

const received: number[] = [];

function Listener(): ReactNode {
  useAppAtomListener(noticesAtom, (notices) => received.push(notices.length));
  return null;
}

afterEach(() => {
  cleanup();
  for (const { id } of appStore.get(noticesAtom)) appStore.set(dismissNoticeAtom, id);
});

describe('notices', () => {
  it('wait in order until dismissed', () => {
    notify.success('saved');
    notify.info('by the way');
    notify.warning('careful');
    notify.error('failed');
    const types = appStore.get(noticesAtom).map((notice) => notice.type);
    expect(types).toEqual(['success', 'info', 'warning', 'error']);
    const [first] = appStore.get(noticesAtom);
    if (first) appStore.set(dismissNoticeAtom, first.id);
    expect(appStore.get(noticesAtom).map((notice) => notice.text)).toEqual([
      'by the way',
      'careful',
      'failed',
    ]);
  });

  it('never exceed the limit', () => {
    for (let index = 0; index < 50; index += 1) notify.info(`notice ${index}`);
    expect(appStore.get(noticesAtom)).toHaveLength(20);
    expect(appStore.get(noticesAtom).at(-1)?.text).toBe('notice 49');
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
