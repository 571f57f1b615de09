import { expect, test } from 'vitest';
import { createSignInAddress } from '../access/create-sign-in-address.ts';
import { getIndexPath } from './get-index-path.ts';

test('the first page of an admin is the dashboard, and that of any other user is the assets page', () => {
  expect(getIndexPath(['admin'])).toBe('/admin/dashboard/console');
  expect(getIndexPath(['user', 'admin'])).toBe('/admin/dashboard/console');
  expect(getIndexPath(['user'])).toBe('/admin/assets/assets');
  expect(getIndexPath(undefined)).toBe('/admin/assets/assets');
});

test('the sign-in address contains the full address to return to', () => {
  expect(createSignInAddress('/admin/log?type=error#last')).toBe(
    '/login?redirect=%2Fadmin%2Flog%3Ftype%3Derror%23last',
  );
  expect(createSignInAddress('/')).toBe('/login');
});
