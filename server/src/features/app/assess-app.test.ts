import type { AppHealth } from '@atrium/contract';
import { expect, test } from 'vitest';
import type { Runnable } from '../publication/runnable.ts';
import { createFakeEngines } from './app.fixture.ts';
import { assessApp, rejectsOverrides } from './assess-app.ts';

const runnable: Runnable = {
  targetId: '01890000-0000-7000-8000-000000000000',
  slug: 'any',
  task: 'ocr',
  engineId: 'fake',
  parameters: { size: 5 },
  version: '1',
};

interface AssessedApp {
  readonly isTargetPublished: boolean;
  readonly isFailing: boolean;
  readonly overrides: Record<string, unknown>;
  readonly runnable: Runnable | undefined;
}

const HEALTHY: AssessedApp = {
  isTargetPublished: true,
  isFailing: false,
  overrides: { label: 'x' },
  runnable,
};

test.each<[string, Partial<AssessedApp>, AppHealth]>([
  ['nothing is wrong', {}, { state: 'ok', reason: null }],
  [
    'its target is not published',
    { isTargetPublished: false, runnable: undefined },
    { state: 'broken', reason: 'targetUnavailable' },
  ],
  [
    'no version or revision has the name in its binding',
    { runnable: undefined },
    { state: 'broken', reason: 'bindingUnresolved' },
  ],
  [
    'the engine is not installed',
    { runnable: { ...runnable, engineId: 'gone' } },
    { state: 'broken', reason: 'engineMissing' },
  ],
  [
    'the engine does not support the task',
    { runnable: { ...runnable, task: 'forecast' } },
    { state: 'broken', reason: 'engineMissing' },
  ],
  [
    'its target no longer allows its overrides',
    { overrides: { label: 'x', size: 2 } },
    { state: 'degraded', reason: 'overridesRejected' },
  ],
  ['most of its last runs failed', { isFailing: true }, { state: 'degraded', reason: 'runsFailing' }],
])('returns the health of an app when %s', (_, change, health) => {
  const { runnable: found, isTargetPublished, overrides, isFailing } = { ...HEALTHY, ...change };
  const engines = createFakeEngines();
  const hasRejectedOverrides = rejectsOverrides(overrides, found, engines);
  const target = { isPublished: isTargetPublished, runnable: found };
  expect(assessApp({ target, hasRejectedOverrides, isFailing }, engines)).toEqual(health);
});
