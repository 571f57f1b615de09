import type { LocaleId } from '@atrium/contract';
import { translate } from '../../domain/texts/translate.ts';
import type { EngineDescriptor } from './engine.ts';

/** Returns the name of an engine in the given language. A proper name is not translated. */
export function getEngineName({ name }: Pick<EngineDescriptor, 'name'>, locale: LocaleId): string {
  return translate(locale, name);
}
