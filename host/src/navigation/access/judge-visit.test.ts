import { expect, test } from 'vitest';
import { judgeVisit } from './judge-visit.ts';

const page = { path: '/admin/log', name: 'system-log', title: 'dashboard.page.log.title' };
const adminPage = { ...page, access: ['admin'] };
const signedOut = { isSignedIn: false, access: undefined };
const user = { isSignedIn: true, access: ['user'] };
const admin = { isSignedIn: true, access: ['admin'] };

test('a public page is open to every visitor', () => {
  for (const visitor of [signedOut, user, admin])
    expect(judgeVisit({ ...page, isPublic: true }, visitor)).toBe('allowed');
});

test('without a session every other address, known or unknown, leads to sign-in', () => {
  expect(judgeVisit(page, signedOut)).toBe('sign-in');
  expect(judgeVisit(undefined, signedOut)).toBe('sign-in');
});

test('a page that names no role is open to every signed-in user', () => {
  expect(judgeVisit(page, user)).toBe('allowed');
  expect(judgeVisit({ ...page, access: [] }, { isSignedIn: true, access: undefined })).toBe('allowed');
});

test('a page that names roles is open to users who have one of them', () => {
  expect(judgeVisit(adminPage, admin)).toBe('allowed');
  expect(judgeVisit(adminPage, user)).toBe('forbidden');
  expect(judgeVisit(adminPage, { isSignedIn: true, access: undefined })).toBe('forbidden');
  expect(judgeVisit({ ...page, access: ['user', 'admin'] }, user)).toBe('allowed');
});

test('an address without a page is unknown', () => {
  expect(judgeVisit(undefined, admin)).toBe('unknown');
});
