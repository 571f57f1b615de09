import { ERROR_CODES } from '@atrium/contract';
import { expect, test } from 'vitest';
import { BusinessError } from '../../domain/business-error.ts';
import { EngineFailure } from '../../engines/core/engine-failure.ts';
import { describeFailure } from './describe-failure.ts';

const tooFew = new EngineFailure('failed', 'Too few rows.', {
  code: ERROR_CODES.rowsTooFew,
  data: { needed: 40, given: 30 },
});

test('the error of a validation is in the language of the user who started it', () => {
  expect(describeFailure(tooFew, 'zh-CN')).toBe('行数不足：当前 30 行，至少需要 40 行。');
  expect(describeFailure(tooFew, 'en-US')).toBe('Too few rows: 30. At least 40 are required.');
});

test('names parameters that the engine no longer supports', () => {
  const failure = new BusinessError(ERROR_CODES.parametersInvalid, undefined, ['parameters.clusters']);
  expect(describeFailure(failure, 'en-US')).toMatch(/\(parameters\.clusters\)$/);
});

test("the failure of an engine is shown with the engine's message", () => {
  const failure = new EngineFailure('timeout', 'The request ran longer than 45000 ms.');
  expect(describeFailure(failure, 'zh-CN')).toMatch(/\(The request ran longer than 45000 ms\.\)$/);
});
