import { boolean, enum as enumeration, type infer as Infer, looseObject, string } from 'zod/mini';
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
