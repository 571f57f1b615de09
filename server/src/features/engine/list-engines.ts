import type { LocaleId } from '@atrium/contract';
import { type BodyOf, type EngineInfo, type engineListCall, TASKS, type TaskId } from '@atrium/contract';
import type { Actor } from '../../domain/request-context.ts';
import { translate } from '../../domain/texts/translate.ts';
import type { EngineDescriptor } from '../../engines/core/engine.ts';
import { getEngineName } from '../../engines/core/get-engine-name.ts';
import { findMeasurement } from '../../engines/run/find-measurement.ts';
import type { AppDependencies } from '../app-dependencies.ts';

/** Returns the engines that perform a task with the given id and family. A missing id or family fits every task. */
export function listEngines(
  { engines }: AppDependencies,
  { task, family }: BodyOf<typeof engineListCall>,
  { locale }: Actor,
): { list: EngineInfo[] } {
  const isRequested = (one: TaskId) =>
    (task === undefined || one === task) && (family === undefined || TASKS[one].family === family);
  const descriptors = engines.engines.map((engine) => engine.descriptor);
  const found = descriptors.filter(({ tasks }) => tasks.some(isRequested));
  return { list: found.map((descriptor) => toEngineInfo(descriptor, locale)) };
}

function toEngineInfo(descriptor: EngineDescriptor, locale: LocaleId): EngineInfo {
  const { qualitySet, ...info } = descriptor;
  return {
    ...info,
    tasks: [...descriptor.tasks],
    languages: [...descriptor.languages],
    name: getEngineName(descriptor, locale),
    limitations: descriptor.limitations.map((limitation) => translate(locale, limitation)),
    ...(qualitySet && {
      qualitySet: {
        metric: translate(locale, qualitySet.metric),
        set: translate(locale, qualitySet.set),
        size: qualitySet.size,
        uncovered: translate(locale, qualitySet.uncovered),
      },
    }),
    measured: findMeasurement(descriptor.id),
  };
}
