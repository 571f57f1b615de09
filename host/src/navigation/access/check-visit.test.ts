import { expect, test } from 'vitest';
import { checkVisit } from './check-visit.ts';

const page = { path: '/admin/log', name: 'system-log', title: 'dashboard.page.log.title' };
const adminPage = { ...page, access: ['admin'] };
const signedOut = { isSignedIn: false, access: undefined };
const user = { isSignedIn: true, access: ['user'] };
const admin = { isSignedIn: true, access: ['admin'] };

test('a public page is open to every visitor', () => {
  for (const visitor of [signedOut, user, admin])
    expect(checkVisit({ ...page, isPublic: true }, visitor)).toBe('allowed');
});

test('without a session every other address, known or unknown, leads to sign-in', () => {
  expect(checkVisit(page, signedOut)).toBe('sign-in');
  expect(checkVisit(undefined, signedOut)).toBe('sign-in');
});

test('a page that names no role is open to every signed-in user', () => {
  expect(checkVisit(page, user)).toBe('allowed');
  expect(checkVisit({ ...page, access: [] }, { isSignedIn: true, access: undefined })).toBe('allowed');
});

test('a page that names roles is open to users who have one of them', () => {
  expect(checkVisit(adminPage, admin)).toBe('allowed');
  expect(checkVisit(adminPage, user)).toBe('forbidden');
  expect(checkVisit(adminPage, { isSignedIn: true, access: undefined })).toBe('forbidden');
  expect(checkVisit({ ...page, access: ['user', 'admin'] }, user)).toBe('allowed');
});

test('an address without a page is unknown', () => {
  expect(checkVisit(undefined, admin)).toBe('unknown');
});
