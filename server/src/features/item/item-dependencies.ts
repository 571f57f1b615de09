import type { ItemKind } from '@atrium/contract';
import type { AppDependencies } from '../app-dependencies.ts';

/** The dependencies of all item functions, for one kind of item. */
export interface ItemDependencies extends Pick<AppDependencies, 'database' | 'engines'> {
  readonly kind: ItemKind;
}
