import type { MessageLocale } from '../../domain/message-locale.ts';
import type { EngineDescriptor } from './engine.ts';

/** What an engine is called in a language. */
export function engineName({ name }: Pick<EngineDescriptor, 'name'>, locale: MessageLocale): string {
  return typeof name === 'string' ? name : name[locale];
}
