import {
  array,
  boolean,
  enum as enumeration,
  type infer as Infer,
  looseObject,
  optional,
  string,
} from 'zod/mini';
import { idField } from './fields.ts';

/** A record that depends on a record that a user wants to remove or archive. */
export const dependentSchema = looseObject({
  kind: enumeration(['app']),
  id: idField,
  name: string(),
  ownerName: string(),
  /** The id of the record that the user wants to remove or archive. */
  targetId: idField,
  /** Whether the dependent is active, so that the change is rejected. */
  isBlocking: boolean(),
});

export type Dependent = Infer<typeof dependentSchema>;

/** The data of a rejection with `inUse`: the dependents and aliases that prevent the change. */
export const dependentsSchema = looseObject({
  list: array(dependentSchema),
  /** Names of the aliases that point at the version to archive. Undefined for other records. */
  aliases: optional(array(string())),
});
