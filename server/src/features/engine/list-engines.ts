import type { LocaleId } from '@atrium/contract';
import { type BodyOf, type EngineInfo, type engineListCall, TASKS, type TaskId } from '@atrium/contract';
import type { Actor } from '../../domain/request-context.ts';
import { translate } from '../../domain/texts/translate.ts';
import type { EngineDescriptor } from '../../engines/core/engine.ts';
import { getEngineName } from '../../engines/core/get-engine-name.ts';
import { findMeasurement } from '../../engines/run/find-measurement.ts';
import type { AppDependencies } from '../app-dependencies.ts';

/** Returns the engines that do a task, or a task of a family. */
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
  const { qualitySet: facts, ...known } = descriptor;
  return {
    ...known,
    tasks: [...descriptor.tasks],
    languages: [...descriptor.languages],
    name: getEngineName(descriptor, locale),
    limitations: descriptor.limitations.map((limitation) => translate(locale, limitation)),
    ...(facts && {
      qualitySet: {
        metric: translate(locale, facts.metric),
        set: translate(locale, facts.set),
        size: facts.size,
        uncovered: translate(locale, facts.uncovered),
      },
    }),
    measured: findMeasurement(descriptor.id),
  };
}
