import { type EngineInfo, engineHealthCall, engineListCall, TASKS, type TaskId } from '@atrium/contract';
import type { MessageLocale } from '../../domain/message-locale.ts';
import type { EngineDescriptor } from '../../engines/core/engine.ts';
import { engineName } from '../../engines/core/engine-name.ts';
import { measuredFigures } from '../../engines/run/measured-figures.ts';
import { declareRoute, type RouteDeclaration } from '../../http/declare-route.ts';
import type { AppDependencies } from '../app-dependencies.ts';

export function engineRoutes({ engines }: AppDependencies): readonly RouteDeclaration[] {
  return [
    declareRoute(engineListCall, 'signed-in', ({ task, family }, { locale }) => {
      const descriptors = engines.engines.map((engine) => engine.descriptor);
      const isRequired = (one: TaskId) =>
        (task === undefined || one === task) && (family === undefined || TASKS[one].family === family);
      const fitting = descriptors.filter(({ tasks }) => tasks.some(isRequired));
      return { list: fitting.map((descriptor) => toEngineInfo(descriptor, locale)) };
    }),
    declareRoute(engineHealthCall, ['admin'], (_, { locale }) => ({ list: engines.health(locale) })),
  ];
}

function toEngineInfo(descriptor: EngineDescriptor, locale: MessageLocale): EngineInfo {
  return {
    ...descriptor,
    tasks: [...descriptor.tasks],
    languages: [...descriptor.languages],
    name: engineName(descriptor, locale),
    weaknesses: descriptor.weaknesses.map((weakness) => weakness[locale]),
    measured: measuredFigures(descriptor.id),
  };
}
