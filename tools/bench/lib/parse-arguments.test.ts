import { expect, test } from 'vitest';
import { parseArguments } from './parse-arguments.ts';

test.each([[[]], [['--brief']], [['--keep']]])('%j chooses all benchmarks', (args) => {
  const { isChosen } = parseArguments(args);
  expect([isChosen('runs'), isChosen('engines')]).toEqual([true, true]);
});

test('a name chooses one benchmark, before or after a flag', () => {
  for (const args of [
    ['runs', '--brief'],
    ['--brief', 'runs'],
  ]) {
    const { isChosen, isBrief, storesResults } = parseArguments(args);
    expect([isChosen('runs'), isChosen('engines'), isBrief, storesResults]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  }
});

test('an unknown name or flag is rejected', () => {
  expect(() => parseArguments(['--bref'])).toThrow('--bref');
  expect(() => parseArguments(['page'])).toThrow(
    'Unknown benchmark “page”. Choose one of: tables, sheets, pages',
  );
});
