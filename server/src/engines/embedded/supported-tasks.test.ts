import { ALGORITHM_TASKS, NLP_TASKS, RECOGNITION_TASKS } from '@atrium/contract';
import { expect, test } from 'vitest';
import { createEmbeddedEngines } from './create-embedded-engines.ts';

test('embedded engines support all tasks but those that only chat models perform', () => {
  const supported = createEmbeddedEngines().flatMap(({ descriptor }) => descriptor.tasks);
  const tasks = [...ALGORITHM_TASKS, ...RECOGNITION_TASKS, ...NLP_TASKS].filter(
    (task) => task !== 'generate' && task !== 'extract',
  );
  expect(tasks.toSorted()).toEqual([...new Set(supported)].toSorted());
});
