import { ALGORITHM_TASKS, NLP_TASKS, RECOGNITION_TASKS } from '@atrium/contract';
import { expect, test } from 'vitest';
import { createEmbeddedEngines } from './create-embedded-engines.ts';

test('each task that an algorithm, recognition or NLP item may have has an embedded engine', () => {
  const supported = createEmbeddedEngines().flatMap(({ descriptor }) => descriptor.tasks);
  const tasks = [...ALGORITHM_TASKS, ...RECOGNITION_TASKS, ...NLP_TASKS];
  expect(tasks.toSorted()).toEqual([...new Set(supported)].toSorted());
});
