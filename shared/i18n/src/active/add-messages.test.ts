import { i18n } from '@lingui/core';
import { beforeEach, expect, test } from 'vitest';
import { addMessages, hasMessage } from './add-messages.ts';

let changes: number;

beforeEach(() => {
  i18n.loadAndActivate({
    locale: 'en-US',
    messages: { 'shop.title': 'Shop', 'shop.count': [['n'], ' items'] },
  });
  changes = 0;
  return i18n.on('change', () => {
    changes += 1;
  });
});

test('adds messages that no view has shown, without rendering', () => {
  addMessages('en-US', { 'shop.new': 'New' });
  expect([i18n._('shop.new'), changes]).toEqual(['New', 0]);
});

test('renders when a shown text changes', () => {
  addMessages('en-US', { 'shop.title': 'Store' });
  expect([i18n._('shop.title'), changes]).toEqual(['Store', 1]);
});

test('renders when a view has shown an id without a text', () => {
  expect(i18n._('shop.late')).toBe('shop.late');
  addMessages('en-US', { 'shop.late': 'Late' });
  expect([i18n._('shop.late'), changes]).toEqual(['Late', 1]);
});

test('renders when a view has checked for a message that was missing', () => {
  expect([hasMessage('shop.title'), hasMessage('shop.menu')]).toEqual([true, false]);
  addMessages('en-US', { 'shop.menu': 'Menu' });
  expect([hasMessage('shop.menu'), changes]).toEqual([true, 1]);
});

test('does not render when the same texts are added again', () => {
  addMessages('en-US', { 'shop.title': 'Shop', 'shop.count': [['n'], ' items'] });
  expect(changes).toBe(0);
});

test('stores messages of another locale for a later switch', () => {
  addMessages('zh-CN', { 'shop.title': '商店' });
  i18n.activate('zh-CN');
  expect(i18n._('shop.title')).toBe('商店');
});
