import type { InferInsertModel } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { invocations } from '../../database/schema/invocations.ts';

export type InvocationRecord = InferInsertModel<typeof invocations>;

export interface InvocationRepository {
  record(invocation: InvocationRecord): Promise<void>;
}

export function createInvocationRepository(database: Database): InvocationRepository {
  return {
    async record(invocation) {
      await database.insert(invocations).values(invocation);
    },
  };
}
