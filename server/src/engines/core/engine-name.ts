import type { MessageLocale } from '../../domain/message-locale.ts';
import type { EngineDescriptor } from './engine.ts';

/** Returns the name of an engine in the given language. */
export function engineName({ name }: Pick<EngineDescriptor, 'name'>, locale: MessageLocale): string {
  return typeof name === 'string' ? name : name[locale];
}
