// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useOpenGroups } from './use-open-groups.ts';

function renderGroups(isAccordion: boolean) {
  const initialProps = { initial: ['/admin/nlp'], resetKey: '/admin/nlp', isAccordion };
  return renderHook(useOpenGroups, { initialProps });
}

test('the groups of the current page are open', () => {
  const { result } = renderGroups(true);
  expect(result.current.isOpen('/admin/nlp')).toBe(true);
  expect(result.current.isOpen('/admin/system')).toBe(false);
});

test('in an accordion, opening a group closes the others', () => {
  const { result } = renderGroups(true);
  act(() => result.current.toggle('/admin/system'));
  expect(result.current.isOpen('/admin/system')).toBe(true);
  expect(result.current.isOpen('/admin/nlp')).toBe(false);
});

test('without an accordion, groups open and close independently', () => {
  const { result } = renderGroups(false);
  act(() => result.current.toggle('/admin/system'));
  expect(result.current.isOpen('/admin/nlp')).toBe(true);
  act(() => result.current.toggle('/admin/nlp'));
  expect(result.current.isOpen('/admin/nlp')).toBe(false);
  expect(result.current.isOpen('/admin/system')).toBe(true);
});

test('the next page in another group resets the open groups', () => {
  const { result, rerender } = renderGroups(true);
  act(() => result.current.toggle('/admin/system'));
  rerender({ initial: ['/admin/algorithm'], resetKey: '/admin/algorithm', isAccordion: true });
  expect(result.current.isOpen('/admin/algorithm')).toBe(true);
  expect(result.current.isOpen('/admin/system')).toBe(false);
});

test('in an accordion, opening a nested group leaves its parent open', () => {
  const { result } = renderGroups(true);
  act(() => result.current.toggle('/system'));
  act(() => result.current.toggle('/access', ['/system']));
  expect(result.current.isOpen('/system')).toBe(true);
  expect(result.current.isOpen('/access')).toBe(true);
});

test('without an accordion, the next page opens its group and closes none', () => {
  const { result, rerender } = renderGroups(false);
  act(() => result.current.toggle('/admin/system'));
  rerender({ initial: ['/admin/algorithm'], resetKey: '/admin/algorithm', isAccordion: false });
  expect(result.current.isOpen('/admin/algorithm')).toBe(true);
  expect(result.current.isOpen('/admin/system')).toBe(true);
});
