import { type EngineInfo, engineListCall, TASKS, type TaskId } from '@atrium/contract';
import type { EngineDescriptor } from '../../engines/engine.ts';
import { measuredFigures } from '../../engines/measured-figures.ts';
import type { AppDependencies } from '../../http/app-dependencies.ts';
import { declareRoute, type RouteDeclaration } from '../../http/declare-route.ts';

export function engineRoutes({ engines }: AppDependencies): readonly RouteDeclaration[] {
  return [
    declareRoute(engineListCall, 'signed-in', ({ task, family }) => {
      const descriptors = engines.engines.map((engine) => engine.descriptor);
      const isWanted = (one: TaskId) =>
        (task === undefined || one === task) && (family === undefined || TASKS[one].family === family);
      const fitting = descriptors.filter(({ tasks }) => tasks.some(isWanted));
      return { list: fitting.map(toEngineInfo) };
    }),
  ];
}

function toEngineInfo(descriptor: EngineDescriptor): EngineInfo {
  return {
    ...descriptor,
    tasks: [...descriptor.tasks],
    languages: [...descriptor.languages],
    weaknesses: [...descriptor.weaknesses],
    measured: measuredFigures(descriptor.id),
  };
}
