import { ERROR_CODES } from '@atrium/contract';
import { expect, test } from 'vitest';
import { BusinessError } from '../../domain/business-error.ts';
import { EngineFailure } from '../../engines/core/engine-failure.ts';
import { describeFailure } from './describe-failure.ts';

const tooFew = new EngineFailure('failed', 'Too few rows.', {
  code: ERROR_CODES.rowsTooFew,
  data: { needed: 40, given: 30 },
});

test('what is wrong with a sample is told in the language of any user who validates', () => {
  expect(describeFailure(tooFew, 'zh-CN')).toBe('行数不足：当前 30 行，至少需要 40 行');
  expect(describeFailure(tooFew, 'en-US')).toBe('Too few rows: 30. At least 40 are required.');
});

test('parameters that the engine no longer takes are named', () => {
  const failure = new BusinessError(ERROR_CODES.parametersInvalid, undefined, ['parameters.clusters']);
  expect(describeFailure(failure, 'en-US')).toMatch(/\(parameters\.clusters\)$/);
});

test('an engine that broke down is told with its own words', () => {
  const failure = new EngineFailure('timeout', 'The job ran longer than 45000 ms.');
  expect(describeFailure(failure, 'zh-CN')).toMatch(/\(The job ran longer than 45000 ms\.\)$/);
});
