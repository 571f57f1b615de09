import { registerCatalog } from '@atrium/i18n';
import { renderWithAtrium } from '@atrium/testing';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useTranslateTitle } from './use-translate-title.ts';

function Title({ title }: { readonly title: string }) {
  return <p>{useTranslateTitle()(title)}</p>;
}

test('shows the title of a remote that responds after the menu is on screen', async () => {
  await renderWithAtrium(<Title title="late.menu.orders" />, { catalogs: {}, locale: 'en-US' });
  expect(screen.getByText('late.menu.orders')).toBeTruthy();
  const messages = { 'late.menu.orders': 'Orders' };
  await act(() => registerCatalog('titles-late', { 'en-US': async () => ({ messages }) }));
  expect(screen.getByText('Orders')).toBeTruthy();
});

test('shows plain text as it is', async () => {
  await renderWithAtrium(<Title title="Our wiki" />, { catalogs: {}, locale: 'en-US' });
  expect(screen.getByText('Our wiki')).toBeTruthy();
});
