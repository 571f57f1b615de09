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

/** Something that needs what somebody wants to remove. */
export const dependantSchema = looseObject({
  kind: enumeration(['app']),
  id: idField,
  name: string(),
  ownerName: string(),
  /** The thing that it needs. */
  targetId: idField,
  /** Whether it is at work, so that the removal is refused. */
  isBlocking: boolean(),
});

export type Dependant = Infer<typeof dependantSchema>;

/** What a refusal with `inUse` tells: what is in the way. */
export const obstaclesSchema = looseObject({
  list: array(dependantSchema),
  /** Names of the aliases that point at a version. */
  aliases: optional(array(string())),
});
