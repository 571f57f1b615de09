import { expect, test } from 'vitest';
import { checkRouteAccess } from './check-route-access.ts';

const page = { path: '/admin/log', name: 'system-log', title: 'dashboard.page.log.title' };
const adminPage = { ...page, access: ['admin'] };
const signedOut = { isSignedIn: false, access: undefined };
const user = { isSignedIn: true, access: ['user'] };
const admin = { isSignedIn: true, access: ['admin'] };

test('a public page is open to every visitor', () => {
  for (const visitor of [signedOut, user, admin])
    expect(checkRouteAccess({ ...page, isPublic: true }, visitor)).toBe('allowed');
});

test('without a session, every other address requires sign-in, whether or not a page exists there', () => {
  expect(checkRouteAccess(page, signedOut)).toBe('sign-in');
  expect(checkRouteAccess(undefined, signedOut)).toBe('sign-in');
});

test('a page that names no role or permission is open to every signed-in user', () => {
  expect(checkRouteAccess(page, user)).toBe('allowed');
  expect(checkRouteAccess({ ...page, access: [] }, { isSignedIn: true, access: undefined })).toBe('allowed');
});

test('a page that names roles is open to users who have one of them', () => {
  expect(checkRouteAccess(adminPage, admin)).toBe('allowed');
  expect(checkRouteAccess(adminPage, user)).toBe('forbidden');
  expect(checkRouteAccess(adminPage, { isSignedIn: true, access: undefined })).toBe('forbidden');
  expect(checkRouteAccess({ ...page, access: ['user', 'admin'] }, user)).toBe('allowed');
});

test('an address without a page is unknown', () => {
  expect(checkRouteAccess(undefined, admin)).toBe('unknown');
});
