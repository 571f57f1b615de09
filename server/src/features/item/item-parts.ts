import type { ItemKind } from '@atrium/contract';
import type { AppDependencies } from '../app-dependencies.ts';

/** The dependencies of all operations on items of one kind. */
export interface ItemParts extends Pick<AppDependencies, 'database' | 'engines'> {
  readonly kind: ItemKind;
}
