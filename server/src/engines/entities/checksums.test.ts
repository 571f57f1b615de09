import { expect, test } from 'vitest';
import { isBankCard, isCreditCode, isIban, isIdCard } from './checksums.ts';

test.each([
  ['11010519491231002X', true],
  ['11010519491231002x', true],
  ['110105194912310021', false],
  ['110105194913310021', false],
])('%s is an identity number: %s', (text, isValid) => {
  expect(isIdCard(text)).toBe(isValid);
});

test.each([
  ['4111 1111 1111 1111', true],
  ['4111-1111-1111-1112', false],
  ['0000000000000000', false],
  ['123', false],
])('%s is a bank card: %s', (text, isValid) => {
  expect(isBankCard(text)).toBe(isValid);
});

test.each([
  ['DE89 3704 0044 0532 0130 00', true],
  ['GB82WEST12345698765432', true],
  ['GB82WEST12345698765433', false],
])('%s is an account number: %s', (text, isValid) => {
  expect(isIban(text)).toBe(isValid);
});

test.each([
  ['914403001922038216', true],
  ['9144030071526726XG', true],
  ['914403001922038217', false],
  ['91440300I922038216', false],
])('%s is a credit code: %s', (text, isValid) => {
  expect(isCreditCode(text)).toBe(isValid);
});
