import type { LocaleId } from '@atrium/contract';
import { appStore } from '@atrium/runtime';
import { renderWithAtrium } from '@atrium/testing';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HOST_CATALOGS } from '../../../components/host-catalogs.ts';
import type { Tab } from '../state/tab.ts';
import { changeTabsAtom, tabsAtom } from '../state/tabs-atom.ts';
import { useTabChoices } from './use-tab-choices.ts';

const createTab = (id: string): Tab => ({
  ...{
    id,
    mountNumber: 1,
    identity: `/${id}`,
    name: id,
    path: `/${id}`,
    fullPath: `/${id}`,
    params: {},
    query: {},
  },
  meta: { title: id, closable: true, cache: true },
});

/** Shows the choices of the second of three tabs as buttons. Their texts are the keys, which need no translation. */
function Choices() {
  return useTabChoices('b').map(({ key, choose }) => (
    <button key={key} type="button" onClick={choose}>
      {key}
    </button>
  ));
}

async function showChoices(locale: LocaleId): Promise<void> {
  const tabs = ['a', 'b', 'c'].map(createTab);
  appStore.set(changeTabsAtom, (state) => ({ ...state, tabs }));
  await renderWithAtrium(<Choices />, { catalogs: { host: HOST_CATALOGS }, locale });
}

const choose = (key: string) => act(() => screen.getByRole('button', { name: key }).click());
const getOrder = () => appStore.get(tabsAtom).tabs.map(({ id }) => id);

test.each([
  ['en-US' as const, ['b', 'a', 'c']],
  ['ar-EG' as const, ['a', 'c', 'b']],
])('“Move left” moves a tab to the left on screen in %s', async (locale, order) => {
  await showChoices(locale);
  choose('move-left');
  expect(getOrder()).toEqual(order);
});

test.each([
  ['en-US' as const, ['a', 'c', 'b']],
  ['ar-EG' as const, ['b', 'a', 'c']],
])('“Move right” moves a tab to the right on screen in %s', async (locale, order) => {
  await showChoices(locale);
  choose('move-right');
  expect(getOrder()).toEqual(order);
});
